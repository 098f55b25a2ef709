// Claims and their verdicts as text, JSON and CSV.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "nap/analysis/claims/claims.hpp"

namespace nap::cli {

// For a person: each claim with its verdict first, and its figures in columns.
std::string to_text(const std::vector<Claim>& claims);
// One JSON object on one line (schema nap.claims/2).
std::string to_json(const std::vector<Claim>& claims, std::uint64_t seed);
// One record a figure.
std::string to_csv(const std::vector<Claim>& claims);

}  // namespace nap::cli
