#include "nap/analysis/fairness/pool_curve.hpp"

#include <catch2/catch.hpp>

#include "nap/rules/stake_tables.hpp"
#include "support/hands.hpp"

using namespace nap;
using namespace nap::test;

TEST_CASE("The success that Nap needs falls with the pool", "[analysis][pool]") {
  // One hand makes Nap in a quarter of deals and three in .6, which is worth .6; the other nothing.
  RatedHand strong = hopeless_hand("AKQ.JT..", 0.5);
  for (HandRate& rate : strong.rates) {
    if (rate.contract == tricks(5)) rate.success = {0.25, 0.25, 0.25};
    if (rate.contract == tricks(3)) rate.success = {0.6, 0.6, 0.6};
  }
  const RatedHands hands = whole({strong, hopeless_hand("9.8.7.65", 0.5)});
  const Seating seating = {4, 4, 3};
  const std::vector<PoolPoint> curve = pool_curve(hands, find_stake_table("spanish").value(), seating);
  REQUIRE(curve.size() == kPools.size());
  for (const PoolPoint& point : curve) {
    const double pool = point.pool / 3.0;
    CHECK(point.break_even == Approx(5.0 / (15.0 + pool)));
    // Nap is worth .25 x (10 + pool) - .75 x 5 = -1.25 + .25 pool, more than .6 if the pool is above 7.4 for
    // each payer, 22.2 in all.
    const bool is_called = point.pool > 22;
    CHECK(point.called.value == Approx(is_called ? 0.5 : 0.0));
    CHECK(point.needed.has_value() == is_called);
    // p x (10 + pool) - (1 - p) x 5 = .6 at p = 5.6 / (15 + pool).
    if (is_called) CHECK((*point.needed)[1] == Approx(5.6 / (15.0 + pool)));
  }
}

TEST_CASE("A table without Nap and without a bid of all tricks has no curve", "[analysis][pool]") {
  Ruleset low = find_stake_table("peel").value();
  low.bids.erase(low.bids.begin() + 2, low.bids.end());
  CHECK(pool_curve(whole({hopeless_hand("AKQ.JT..", 1.0)}), low, {4, 4, 3}).empty());
}
