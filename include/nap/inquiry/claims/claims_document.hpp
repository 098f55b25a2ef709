// Writes claims and their verdicts.
#pragma once

#include <cstdint>
#include <vector>

#include "nap/analysis/claims/claims.hpp"
#include "nap/report/document.hpp"

namespace nap {

// A person gets each claim, with its verdict first and its figures in columns. JSON has the schema
// nap.claims/2 and an object for each claim. CSV has a row for each figure.
report::Document claims_document(const std::vector<Claim>& claims, std::uint64_t seed);

// The part of claims_document that a person reads.
void add_text(report::Document& document, const std::vector<Claim>& claims);

}  // namespace nap
