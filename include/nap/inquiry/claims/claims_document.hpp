// Writes the claims about Nap and their verdicts.
#pragma once

#include <cstdint>
#include <vector>

#include "nap/analysis/claims/claims.hpp"
#include "nap/report/document.hpp"

namespace nap {

// JSON has the schema nap.claims/2.
report::Document claims_document(const std::vector<Claim>& claims, std::uint64_t seed);

}  // namespace nap
