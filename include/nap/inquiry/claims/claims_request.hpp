// Which claims to test, and how precisely, as users write it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "nap/analysis/claims/claims.hpp"

namespace nap {

struct ClaimsRequest {
  std::optional<std::string> only = {};
  std::string hands = "1000";
  std::string deals = "100000";
  std::uint64_t seed = 1;
};

// The plan of the tests. Throws ParseError.
ClaimsPlan claims_plan(const ClaimsRequest& request);

}  // namespace nap
