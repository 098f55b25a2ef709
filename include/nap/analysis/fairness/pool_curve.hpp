// From which success on Nap is the best call, by what is in the pool.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/chance/interval.hpp"
#include "nap/rules/ruleset.hpp"
#include "nap/rules/seating.hpp"

namespace nap {

// The pools looked at, in stakes.
inline constexpr std::array<int, 10> kPools = {0, 5, 10, 15, 20, 30, 40, 60, 80, 120};

// The lowest bid that can be called and takes the pool, if there is one.
std::optional<Bid> lowest_taker(const Ruleset& ruleset);

// The lowest taker, at the start of an auction.
struct PoolPoint {
  int pool;
  double break_even;  // the success at which it is worth as much as passing
  Estimate called;    // share of hands on which it is the best call
  // The least success with which it beats the next best bid, which is higher the better that bid is: over the
  // hands that call it, the values that this share of hands does not exceed. None if no hand calls it.
  static constexpr std::array<double, 3> kQuantiles = {0.05, 0.50, 0.95};
  std::optional<std::array<double, kQuantiles.size()>> needed;
};

// Empty if no bid takes the pool.
std::vector<PoolPoint> pool_curve(const RatedHands& hands, const Ruleset& ruleset, const Seating& seating);

}  // namespace nap
