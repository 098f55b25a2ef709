// What the old books say of Nap, tested claim by claim.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "nap/analysis/claims/verdict.hpp"
#include "nap/sim/deals/harness.hpp"
#include "nap/sim/random/interval.hpp"

namespace nap {

enum class Unit { Share, HandCount, Stakes };  // from 0 to 1; a number of hands; stakes from each payer

// One number that bears on a claim.
struct Figure {
  std::string what;
  std::string hand;   // "AKQ.JT..": the hand that was measured; empty: many hands, see the claim's setting
  Estimate estimate;  // exact where every case was counted
  Unit unit;
};

// What a verdict rests on. Exact: every case was counted. Committed: success rates under the committed model
// (see ask.hpp); the verdict holds under that model. Played: hands played out by players who see only what
// their seats see (sampling_player.hpp).
enum class Basis { Exact, Committed, Played };

struct Claim {
  std::string id;       // "C5"
  std::string text;     // what is claimed
  std::string source;   // "PEEL" (see sources.hpp)
  std::string setting;  // how it was tested
  std::vector<Figure> figures;
  Verdict verdict;
  Basis basis;
  std::string reason;     // a sentence
  std::string to_decide;  // what would decide an undecided claim; else empty
};

struct ClaimsPlan {
  std::uint64_t seed = 1;
  std::uint64_t hands = 2'000;    // random hands of each setup; five times as many for Peel's setup
  std::uint64_t deals = 100'000;  // for a single hand
  std::vector<std::string> only;  // ids of claim_ids(); empty: every one

  static constexpr std::uint64_t kPeelTimes = 5;
};

// "C1", "C2", ... in order.
std::vector<std::string> claim_ids();

// The claims of the plan, in the order of claim_ids(); nothing if it was stopped. The same plan gives the
// same bits on any number of threads. The harness's monitor counts steps: one random hand, or a thousand
// deals.
std::optional<std::vector<Claim>> test_claims(Harness& harness, const ClaimsPlan& plan);

}  // namespace nap
