// The figures that the test of a claim measures.
#pragma once

#include <cstdint>
#include <string>

#include "nap/chance/interval.hpp"

namespace nap {

// What a figure counts: a share from 0 to 1, hands, evenings of 60 deals, or stakes from each payer.
enum class Unit { Share, HandCount, EveningCount, Stakes };

// One number that bears on a claim.
struct Figure {
  std::string what;
  std::string hand;   // "AKQ.JT..": the hand that was measured; empty: many hands, see the claim's reading
  Estimate estimate;  // exact if every case was counted
  Unit unit;
};

// What a verdict rests on. None: nothing was measured. Exact: every case was counted. Committed: success
// rates under the committed model (model.hpp). Played: what players make if they see only what their seats
// see (sampling_player.hpp).
enum class Basis { None, Exact, Committed, Played };

// How much is measured.
struct TrialPlan {
  std::uint64_t seed = 1;
  std::uint64_t hands = 1'000;    // random hands of each setup; three times as many for Peel's setup, half as
                                  // many for five seats or more
  std::uint64_t deals = 100'000;  // for each single hand with open cards

  static constexpr std::uint64_t kPeelTimes = 3;
};

}  // namespace nap
