// What the old books say about Nap, tested claim by claim.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "nap/analysis/trials/figure.hpp"
#include "nap/analysis/trials/verdict.hpp"
#include "nap/sim/deals/harness.hpp"

namespace nap {

struct Claim {
  std::string id;         // "C5"
  std::string statement;  // what the source says, in our words
  std::string source;     // "PEEL", or several: "ES, DEW" (see sources.hpp)
  std::string reading;    // what was tested, and how; empty if the claim is not tested
  std::vector<Figure> figures;
  Verdict verdict;
  Basis basis;
  std::string reason;     // the reason for the verdict, a sentence
  std::string to_decide;  // what would decide the claim, if it is open or not tested; else empty
};

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
