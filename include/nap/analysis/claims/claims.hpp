// What the old books say about Nap, tested claim by claim.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "nap/analysis/trials/trial_plan.hpp"
#include "nap/findings/claim.hpp"
#include "nap/sim/deals/harness.hpp"

namespace nap {

struct ClaimsPlan {
  TrialPlan trials;
  std::vector<std::string> only;  // ids of claim_ids(); empty: every one
};

// The ids of all claims, in order: "C1", "C2", ...
std::vector<std::string> claim_ids();

// Tests the claims of the plan, in the order of claim_ids(). Nothing if it was stopped. The same plan gives
// the same bits on any number of threads. The harness's monitor counts steps: one random hand, or a thousand
// deals.
std::optional<std::vector<Claim>> test_claims(Harness& harness, const ClaimsPlan& plan);

}  // namespace nap
