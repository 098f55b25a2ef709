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
  std::uint64_t hands = 300;  // of each contract
  std::uint64_t deals = 16;   // played with each hand
};

// The hands are random ones that come near the contract: their best lead makes it face up in so many deals.
// These deals choose the hands and leads, and none of them is played.
inline constexpr double kNearLow = 0.1;
inline constexpr double kNearHigh = 0.9;

// All are the declarer's success rates after the same leads in the same deals, averaged over hands. Who sees:
// sighted_play.hpp says how a seat plays that sees all hands. Each is nothing where its hands show no error:
// fewer than two hands, or hands that are all alike.
struct SightRates {
  std::optional<Estimate> face_up;        // everybody sees
  std::optional<Estimate> declarer_sees;  // alone
  std::optional<Estimate> defenders_see;  // and the declarer does not
  std::optional<Estimate> played;         // nobody sees
};

// What changes when nobody sees, from face-up play: a gap of +.08 says that face-up play is too low by eight
// points. Two parts add up to it: what the declarer loses without sight, which is never positive, and what
// the defenders give away without it, never negative. Each is the mean of two differences: the side loses its
// sight before the other side does, and after (the value of L. S. Shapley, 1953, of a game of two).
struct SightGap {
  std::optional<Estimate> all;
  std::optional<Estimate> declarers;
  std::optional<Estimate> defenders;
};

struct SightRow {
  Contract contract;
  std::uint64_t looked_at = 0;  // random hands, of which so many come near the contract
  std::uint64_t hands = 0;
  std::uint64_t deals = 0;  // played, with all hands together
  // The intervals are those of hands drawn at random, each with a few deals; differences are paired by deal.
  SightRates rates = {};
  SightGap gap = {};
};

// One row a contract, in their order. Its hands are the first of the seed that come near it; fewer than
// planned where such hands are rare, as it looks at 200 for each that it wants. All seats play as people do
// (kReferencePlayer). The same for every number of threads; nothing if it was stopped. The monitor counts
// hands, looked at and played.
std::optional<std::vector<SightRow>> measure_sight(Harness& harness, const Setup& setup,
                                                   std::span<const Contract> contracts,
                                                   const SightPlan& plan);

}  // namespace nap
