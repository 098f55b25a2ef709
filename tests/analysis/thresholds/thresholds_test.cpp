#include "nap/analysis/thresholds/thresholds.hpp"

#include <cmath>
#include <map>
#include <numeric>

#include <catch2/catch.hpp>

#include "hands/best_bid.hpp"
#include "nap/rules/payout.hpp"
#include "nap/rules/stake_tables.hpp"
#include "support/hands.hpp"

using namespace nap;
using namespace nap::test;

namespace {

const Ruleset kPeel = *find_stake_table("peel");

RatedHands rated(const Setup& setup, const HandSample& sample) {
  Monitor monitor;
  Harness harness(2, monitor);
  return sample_hands(harness, setup, sample).value();
}

const BidShare& share_of_bid(const BidShares& shares, const std::string& id) {
  for (const BidShare& share : shares.bids) {
    if (share.bid.id == id) return share;
  }
  FAIL("no bid " << id);
  return shares.bids.front();
}

// The weights of the hands by what pays and what is best, worked out in whole numbers.
struct Count {
  std::map<std::string, double> pays;
  std::map<std::string, double> best;
  std::map<std::string, double> success;  // summed over the hands on which it is best
};

Count direct_count(const RatedHands& hands, const Ruleset& ruleset) {
  Count count;
  for (const RatedHand& hand : hands.list) {
    std::string best = "pass";
    std::int64_t most = 0;
    for (const Bid& bid : ruleset.callable_bids()) {
      const HandRate& rate = hand.rate(bid.contract);
      // In millionths of a stake, so that an even bid wins exactly nothing.
      const std::int64_t made = std::llround(rate.success.value * 1e6);
      const std::int64_t won = made * bid.win - (1'000'000 - made) * bid.lose;
      if (won > 0) count.pays[bid.id] += hand.weight;
      if (bid.needs_earlier_bid() || won <= most) continue;
      most = won;
      best = bid.id;
    }
    count.best[best] += hand.weight;
    if (best != "pass") {
      count.success[best] += hand.weight * hand.rate(ruleset.find(best)->contract).success.value;
    }
  }
  return count;
}

double sum_of_best(const BidShares& shares) {
  return std::accumulate(
      shares.bids.begin(), shares.bids.end(), shares.pass.value,
      [](double sum, const BidShare& share) { return sum + (share.best ? share.best->value : 0.0); });
}

}  // namespace

TEST_CASE("Shares are counted from the rates of the hands", "[analysis][thresholds]") {
  RatedHand certain = hopeless_hand("AKQJT...", 1);
  for (int number = 1; number <= 5; ++number) set_rate(certain, exact_rate(tricks(number), 1, 1));
  RatedHand good = hopeless_hand("AKQ.3.2.", 3);
  for (int number = 1; number <= 3; ++number) set_rate(good, exact_rate(tricks(number), 9, 10));
  RatedHand low = hopeless_hand("432.32..", 4);
  set_rate(low, exact_rate(kMisereTrump, 6, 10));
  const BidShares shares = bid_shares(whole({certain, good, low, hopeless_hand("765.65..", 8)}), kPeel);

  REQUIRE(shares.bids.size() == 8);
  CHECK(shares.pass.value == Approx(0.5));
  const BidShare& three = share_of_bid(shares, "three");
  CHECK(three.break_even == 0.5);
  CHECK(three.pays.value == Approx(0.25));
  CHECK(three.best->value == Approx(3.0 / 16));
  CHECK(three.success_when_best->value == Approx(0.9));
  const BidShare& nap = share_of_bid(shares, "nap");
  CHECK(nap.break_even == Approx(1.0 / 3));
  CHECK(nap.best->value == Approx(1.0 / 16));
  CHECK(nap.success_when_best->value == 1.0);
  CHECK(nap.success_when_best->is_exact());
  CHECK(share_of_bid(shares, "misere").best->value == Approx(0.25));
  // A bid that is never the best has no success there. A bid that needs an earlier bid has no share of the
  // best.
  CHECK(share_of_bid(shares, "one").best->value == 0.0);
  CHECK_FALSE(share_of_bid(shares, "one").success_when_best.has_value());
  CHECK(share_of_bid(shares, "wellington").pays.value == Approx(1.0 / 16));
  CHECK_FALSE(share_of_bid(shares, "wellington").best.has_value());
  CHECK_FALSE(share_of_bid(shares, "wellington").success_when_best.has_value());
}

TEST_CASE("Only bids that may be called are counted", "[analysis][thresholds]") {
  Ruleset from_four = kPeel;
  from_four.min_bid = "four";
  RatedHand hand = hopeless_hand("AKQ.3.2.", 1);
  set_rate(hand, exact_rate(tricks(3), 1, 1));
  set_rate(hand, exact_rate(tricks(4), 3, 5));
  const BidShares shares = bid_shares(whole({hand}), from_four);
  REQUIRE(shares.bids.size() == 4);
  CHECK(shares.bids.front().bid.id == "four");
  CHECK(shares.bids.front().best->value == 1.0);
  CHECK(shares.pass.value == 0.0);
}

TEST_CASE("Shares of exactly rated hands are a direct count of them", "[analysis][thresholds][two-method]") {
#ifdef NAP_SANITIZED
  const RatedHands hands = rated({Deck(24), 2, 5}, {8, 2, 0.2});
#else
  const RatedHands hands = rated({Deck(24), 2, 5}, {90, 2, 0.2});
#endif
  for (const char* table : {"peel", "spanish", "french", "symmetric", "parlett"}) {
    INFO(table);
    const Ruleset ruleset = *find_stake_table(table);
    const BidShares shares = bid_shares(hands, ruleset);
    Count count = direct_count(hands, ruleset);
    CHECK(shares.pass.value == Approx(count.best["pass"]));
    CHECK(sum_of_best(shares) == Approx(1.0));
    for (const BidShare& share : shares.bids) {
      INFO(share.bid.id);
      CHECK(share.pays.value == Approx(count.pays[share.bid.id]));
      if (!share.best) continue;
      CHECK(share.best->value == Approx(count.best[share.bid.id]));
      CHECK(share.success_when_best.has_value() == (count.best[share.bid.id] > 0.0));
      if (share.success_when_best) {
        CHECK(share.success_when_best->value ==
              Approx(count.success[share.bid.id] / count.best[share.bid.id]));
      }
    }
  }
}

#ifndef NAP_SANITIZED
TEST_CASE("A sample says what every hand says, within its intervals", "[analysis][thresholds][two-method]") {
  const Setup setup{GENERATE(Deck(24), Deck(24).with_joker()), 3, 5};
  const RatedHands every_hand = rated(setup, {10'000, 5, 0.15});
  const RatedHands sample = rated(setup, {500, 6, 0.15});
  REQUIRE(every_hand.coverage == Coverage::EveryClass);
  REQUIRE(sample.coverage == Coverage::Sample);
  const BidShares all = bid_shares(every_hand, kPeel);
  const BidShares some = bid_shares(sample, kPeel);
  CHECK(sum_of_best(all) == Approx(1.0));
  CHECK(sum_of_best(some) == Approx(1.0));
  // Both are estimates, so they may differ by three deviations of their difference.
  const auto agree = [](const Estimate& a, const Estimate& b) {
    CHECK(std::abs(a.value - b.value) <= 1.5 * std::hypot(a.half_width(), b.half_width()));
  };
  agree(all.pass, some.pass);
  for (std::size_t bid = 0; bid < all.bids.size(); ++bid) {
    INFO(all.bids[bid].bid.id);
    CHECK(all.bids[bid].pays.half_width() <= some.bids[bid].pays.half_width());
    agree(all.bids[bid].pays, some.bids[bid].pays);
    if (!all.bids[bid].best) continue;
    agree(*all.bids[bid].best, *some.bids[bid].best);
    if (some.bids[bid].success_when_best) {
      agree(*all.bids[bid].success_when_best, *some.bids[bid].success_when_best);
    }
  }
}
#endif
