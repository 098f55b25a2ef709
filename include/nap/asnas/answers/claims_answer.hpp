// The claims of the sources: which to test, as users write it, and the document of the answer.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nap/asnas/claims/asnas_claims.hpp"
#include "nap/report/document.hpp"

namespace nap::asnas {

struct ClaimsRequest {
  std::optional<std::string> only;
  std::optional<std::string> copies;  // of each rank; none: as pack_for says
  std::string deals = "10000";
};

// Throws ParseError.
ClaimsPlan claims_plan(const ClaimsRequest& request, std::uint64_t seed);

// JSON has the schema nap.asnas.claims/1. CSV has a row for each figure.
report::Document claims_document(const std::vector<Claim>& claims, const ClaimsPlan& plan);

}  // namespace nap::asnas
