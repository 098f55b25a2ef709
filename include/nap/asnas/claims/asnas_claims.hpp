// What the sources say about As Nas, tested claim by claim.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "nap/chance/workers.hpp"
#include "nap/findings/claim.hpp"

namespace nap::asnas {

// Verdicts rest on random deals with a rule of the exchange that was found, or on an equilibrium of the
// betting that was found.
inline constexpr Basis kSampledBasis{"sampled"};
inline constexpr Basis kEquilibriumBasis{"equilibrium"};

struct ClaimsPlan {
  std::optional<int> copies = {};  // of each rank, for all tables with enough cards; none: as pack_for says
  std::uint64_t seed = 1;
  std::uint64_t deals = 10'000;        // random deals of each hand, where an exchange is not counted
  std::vector<std::string> only = {};  // ids of claim_ids(); empty: every one
};

// The ids of all claims, in order: "N1", "N2", ...
std::vector<std::string> claim_ids();

// Tests the claims of the plan, in the order of claim_ids(). Nothing if it was stopped. The same plan gives
// the same bits on any number of threads. The workers' monitor counts deals, and rounds of the betting.
std::optional<std::vector<Claim>> test_claims(const ClaimsPlan& plan, Workers& workers);

}  // namespace nap::asnas
