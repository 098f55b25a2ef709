// How far face-up play is from play in which nobody sees another's cards, and whose sight makes the
// difference.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "nap/chance/interval.hpp"
#include "nap/rules/contract.hpp"
#include "nap/sim/deals/harness.hpp"
#include "nap/sim/deals/setup.hpp"

namespace nap {

struct SightPlan {
  std::uint64_t seed = 1;
  std::uint64_t hands = 300;  // for each contract
  std::uint64_t deals = 16;   // played with each hand
};

// The hands are random hands that come near the contract: face up, their best lead makes it in a share of
// deals between these bounds. The deals that choose the hands and leads are not among the deals played.
inline constexpr double kNearLow = 0.1;
inline constexpr double kNearHigh = 0.9;

// The declarer's success rates after the same leads in the same deals, averaged over hands, by who sees all
// hands. sighted_play.hpp says how a seat plays that sees them. A rate is nothing if its hands show no error:
// fewer than two hands, or hands that are all alike.
struct SightRates {
  std::optional<Estimate> face_up;        // everybody sees
  std::optional<Estimate> declarer_sees;  // the declarer alone sees
  std::optional<Estimate> defenders_see;  // all defenders see, and the declarer does not
  std::optional<Estimate> played;         // nobody sees
};

// How the rate changes from face-up play to play in which nobody sees. A gap of +.08 says that face-up play
// is too low by eight points. The gap has two parts: what the declarer loses without sight, never positive,
// and what the defenders give away without sight, never negative. Each part is the mean of two differences:
// in one the side loses its sight before the other side does, in the other after it (the value of L. S.
// Shapley, 1953, of a game of two).
struct SightGap {
  std::optional<Estimate> all;
  std::optional<Estimate> declarers;
  std::optional<Estimate> defenders;
};

struct SightRow {
  Contract contract;
  std::uint64_t looked_at = 0;  // random hands looked at to find those near the contract
  std::uint64_t hands = 0;
  std::uint64_t deals = 0;  // deals played with all hands together
  // The intervals treat the hands as drawn at random, each with a few deals. Differences are paired by deal.
  SightRates rates = {};
  SightGap gap = {};
};

// One row for each contract, in their order. The hands of a row are the first of the seed that come near the
// contract. There are fewer than planned if such hands are rare: at most 200 are looked at for each that is
// wanted. All seats play as people do (kReferencePlayer). The result is the same for every number of threads,
// and nothing if it was stopped. The monitor counts hands, both looked at and played.
std::optional<std::vector<SightRow>> measure_sight(Harness& harness, const Setup& setup,
                                                   std::span<const Contract> contracts,
                                                   const SightPlan& plan);

}  // namespace nap
