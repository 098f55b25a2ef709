#include "nap/analysis/fairness/bid_fairness.hpp"

#include <cmath>
#include <optional>
#include <stdexcept>

#include <catch2/catch.hpp>

#include "hands/best_bid.hpp"
#include "nap/analysis/thresholds/thresholds.hpp"
#include "nap/rules/stake_tables.hpp"
#include "support/hands.hpp"

using namespace nap;
using namespace nap::test;

namespace {

const Ruleset kPeel = *find_stake_table("peel");

const BidFairness& of(const std::vector<BidFairness>& bids, const std::string& id) {
  for (const BidFairness& fairness : bids) {
    if (fairness.bid.id == id) return fairness;
  }
  FAIL("no bid " << id);
  return bids.front();
}

// A hand that makes some contracts in the given numbers of a thousand worlds.
RatedHand hand(double weight, std::vector<std::pair<int, int>> thousandths) {
  RatedHand made = hopeless_hand("AKQ.JT..", weight);
  for (const auto& [number, successes] : thousandths) {
    set_rate(made, exact_rate(tricks(number), static_cast<std::uint64_t>(successes), 1000));
  }
  return made;
}

// All hands are known, so nothing is left to chance.
void check_exact(const std::optional<Reviving>& reviving, int stake) {
  REQUIRE(reviving);
  CHECK(reviving->stake == stake);
  CHECK(reviving->low == stake);
  CHECK(reviving->high == stake);
  CHECK(reviving->is_known());
}

// This function and the next are unused under a sanitizer, where the slow tests do not run.
[[maybe_unused]] RatedHands sampled() {
  Monitor monitor;
  Harness harness(2, monitor);
  return sample_hands(harness, {Deck(52), 4, 5}, {1000, 3, 0.08}).value();
}

// The share of hands on which the bid is the best of the table with these stakes.
[[maybe_unused]] double best_share(const RatedHands& hands, Ruleset ruleset, const std::string& id, int win,
                                   int lose) {
  for (Bid& bid : ruleset.bids) {
    if (bid.id == id) {
      bid.win = win;
      bid.lose = lose;
    }
  }
  const std::vector<Bid> bids = ruleset.callable_bids();
  double share = 0.0;
  for (const RatedHand& each : hands.list) {
    const BestBid best = best_bid(bids, each);
    share += best.bid != nullptr && best.bid->id == id ? each.weight : 0.0;
  }
  return share;
}

}  // namespace

TEST_CASE("The fair win is that at which those who call a bid break even", "[analysis][fairness]") {
  // Nap makes 40 % on one hand and 60 % on the other: a half on average, so a win of 5 would be fair for a
  // loss of 5.
  const RatedHands hands = whole({hand(1.0, {{5, 400}}), hand(1.0, {{5, 600}}), hand(2.0, {{3, 900}})});
  const std::vector<BidFairness> bids = bid_fairness(hands, kPeel);
  const BidFairness& nap = of(bids, "nap");
  REQUIRE(nap.called);
  CHECK(nap.best->value == Approx(0.5));
  CHECK(nap.called->success.value == Approx(0.5));
  CHECK(nap.called->ev.value == Approx(2.5));
  CHECK(nap.called->deviation == Approx(7.5));  // +10 or -5, each half the time
  CHECK(nap.called->fair_win.value == Approx(5.0));
  CHECK(nap.called->ratio.value == Approx(2.0));
  const BidFairness& three = of(bids, "three");
  CHECK(three.called->fair_win.value == Approx(3.0 / 9.0));
  CHECK(three.called->ratio.value == Approx(9.0));
  CHECK(three.ratio_to_three == Approx(1.0));
  CHECK(nap.ratio_to_three == Approx(2.0 / 9.0));
  CHECK_FALSE(of(bids, "four").called);
}

TEST_CASE("Where nobody fails no win is too small, and the ratio is infinite", "[analysis][fairness]") {
  const std::vector<BidFairness> bids = bid_fairness(whole({hand(1.0, {{2, 1000}})}), kPeel);
  CHECK(of(bids, "two").called->fair_win.value == 0.0);
  CHECK(std::isinf(of(bids, "two").called->ratio.value));
}

TEST_CASE("Wellington waits for Nap, so no hand calls it by itself", "[analysis][fairness]") {
  const std::vector<BidFairness> bids = bid_fairness(whole({hand(1.0, {{5, 900}})}), kPeel);
  const BidFairness& wellington = of(bids, "wellington");
  CHECK_FALSE(wellington.best);
  CHECK_FALSE(wellington.called);
  CHECK_FALSE(wellington.rival);
  CHECK(wellington.is_rare() == false);
  CHECK(wellington.pays.value == 1.0);
}

TEST_CASE("The rival of a bid is what most of its hands had better call", "[analysis][fairness]") {
  // On the first hand four pays 4 x .6 = 2.4 and three 3 x .9 = 2.7. On the second hand four is best.
  const RatedHands hands = whole({hand(3.0, {{3, 950}, {4, 800}}), hand(1.0, {{3, 950}, {4, 950}})});
  const std::vector<BidFairness> bids = bid_fairness(hands, kPeel);
  REQUIRE(of(bids, "four").rival);
  CHECK(of(bids, "four").rival->bid == "three");
  CHECK(of(bids, "four").rival->share == Approx(0.75));
  CHECK(of(bids, "three").rival->bid == "four");
  CHECK(of(bids, "three").rival->share == Approx(0.25));
  CHECK_FALSE(of(bids, "nap").rival);
}

TEST_CASE("A dead bid is revived by the least change of one stake", "[analysis][fairness]") {
  // Three is worth 2.7. Four makes 80 %: with a win of 4 it is worth 2.4, with 5 it would be worth 3.2. With
  // a loss of one instead of four it would be worth 3.0, with two 2.8, with three 2.6.
  const std::vector<BidFairness> bids = bid_fairness(whole({hand(1.0, {{3, 950}, {4, 800}})}), kPeel);
  const BidFairness& four = of(bids, "four");
  CHECK(four.is_rare() == true);
  CHECK(four.is_dead() == true);
  check_exact(four.reviving_win, 5);
  check_exact(four.reviving_loss, 2);
  CHECK_FALSE(of(bids, "three").reviving_win);
  // Nap is never made, so no win revives it.
  CHECK(of(bids, "nap").reviving_win->is_impossible());
  CHECK(of(bids, "nap").reviving_loss->is_impossible());
  CHECK_FALSE(of(bids, "nap").reviving_win->is_known());
}

TEST_CASE("Of equals the lower bid is called, so only the higher one needs more to revive",
          "[analysis][fairness]") {
  // Of two bids of three tricks at the same stakes, the lower is called on every hand.
  Ruleset twins = kPeel;
  twins.bids = {kPeel.bids[3], kPeel.bids[3]};
  twins.bids[1].id = "again";
  const std::vector<BidFairness> bids = bid_fairness(whole({hand(1.0, {{3, 700}})}), twins);
  CHECK(bids[0].best->value == 1.0);
  CHECK_FALSE(bids[0].reviving_win);
  check_exact(bids[1].reviving_win, 4);
  check_exact(bids[1].reviving_loss, 2);
  // The lower bid wins one stake less than the higher. It only needs to win as much.
  twins.bids[0].win = 2;
  check_exact(bid_fairness(whole({hand(1.0, {{3, 700}})}), twins)[0].reviving_win, 3);
}

#ifndef NAP_SANITIZED
TEST_CASE("At the reviving stake a bid is rare no more, and one short of it still", "[analysis][fairness]") {
  const RatedHands hands = sampled();
  int revived = 0;
  for (const BidFairness& fairness : bid_fairness(hands, kPeel)) {
    const auto share = [&](int win, int lose) {
      return best_share(hands, kPeel, fairness.bid.id, win, lose);
    };
    INFO(fairness.bid.id);
    if (fairness.reviving_win && fairness.reviving_win->stake) {
      const int win = *fairness.reviving_win->stake;
      CHECK(share(win, fairness.bid.lose) >= kRare);
      CHECK(share(win - 1, fairness.bid.lose) < kRare);
      ++revived;
    }
    if (fairness.reviving_loss && fairness.reviving_loss->stake) {
      const int loss = *fairness.reviving_loss->stake;
      CHECK(share(fairness.bid.win, loss) >= kRare);
      CHECK(share(fairness.bid.win, loss + 1) < kRare);
    }
  }
  CHECK(revived >= 2);
}

TEST_CASE("The bounds of a reviving stake are where the interval of the thresholds reaches the limit",
          "[analysis][fairness]") {
  const RatedHands hands = sampled();
  int compared = 0;
  const auto share = [&](const BidFairness& fairness, int win, int lose) {
    Ruleset changed = kPeel;
    for (Bid& bid : changed.bids) {
      if (bid.id == fairness.bid.id) {
        bid.win = win;
        bid.lose = lose;
      }
    }
    for (const BidShare& each : bid_shares(hands, changed).bids) {
      if (each.bid.id == fairness.bid.id) return *each.best;
    }
    throw std::logic_error("no such bid");
  };
  for (const BidFairness& fairness : bid_fairness(hands, kPeel)) {
    if (!fairness.reviving_win) continue;
    INFO(fairness.bid.id);
    const auto& [stake, low, high] = *fairness.reviving_win;
    const int lose = fairness.bid.lose;
    if (low) CHECK(share(fairness, *low, lose).high >= kRare);
    if (low && *low > fairness.bid.win) CHECK(share(fairness, *low - 1, lose).high < kRare);
    if (high) CHECK(share(fairness, *high, lose).low >= kRare);
    if (high && *high > *low) CHECK(share(fairness, *high - 1, lose).low < kRare);
    if (stake && high) CHECK((*low <= *stake && *stake <= *high));
    const Reviving& loss = *fairness.reviving_loss;
    const int win = fairness.bid.win;
    if (loss.high) CHECK(share(fairness, win, *loss.high).high >= kRare);
    if (loss.high && *loss.high < lose) CHECK(share(fairness, win, *loss.high + 1).high < kRare);
    if (loss.low) CHECK(share(fairness, win, *loss.low).low >= kRare);
    if (loss.low && loss.stake) CHECK((*loss.low <= *loss.stake && *loss.stake <= *loss.high));
    compared += low && high ? 1 : 0;
  }
  CHECK(compared >= 1);
}

TEST_CASE("Shares and successes are those of the thresholds", "[analysis][fairness]") {
  const RatedHands hands = sampled();
  const BidShares shares = bid_shares(hands, kPeel);
  const std::vector<BidFairness> bids = bid_fairness(hands, kPeel);
  REQUIRE(bids.size() == shares.bids.size());
  for (std::size_t i = 0; i < bids.size(); ++i) {
    CHECK(bids[i].best.has_value() == shares.bids[i].best.has_value());
    if (bids[i].best) CHECK(bids[i].best->value == shares.bids[i].best->value);
    if (bids[i].called) CHECK(bids[i].called->success.value == shares.bids[i].success_when_best->value);
  }
}
#endif

TEST_CASE("A bid is rare or dead only where chance leaves no doubt", "[analysis][fairness]") {
  const auto with_share = [](const Estimate& best) {
    BidFairness fairness = bid_fairness(whole({hand(1.0, {})}), kPeel).front();
    fairness.best = best;
    return fairness;
  };
  CHECK(with_share({0.004, 0.002, 0.009}).is_rare() == true);
  CHECK(with_share({0.004, 0.002, 0.012}).is_rare() == std::nullopt);
  CHECK(with_share({0.011, 0.008, 0.015}).is_rare() == std::nullopt);
  CHECK(with_share({0.02, 0.01, 0.04}).is_rare() == false);
  CHECK(with_share({0.0, 0.0, 0.0009}).is_dead() == true);
  CHECK(with_share({0.0, 0.0, 0.002}).is_dead() == std::nullopt);
  CHECK(with_share({0.004, 0.002, 0.009}).is_dead() == false);
  CHECK(with_share(Estimate::exact(0.0099)).is_rare() == true);
  CHECK(with_share(Estimate::exact(kRare)).is_rare() == false);
}

TEST_CASE("A reviving stake is known if its bounds are within a factor of two", "[analysis][fairness]") {
  CHECK(Reviving{5, 4, 8}.is_known());
  CHECK_FALSE(Reviving{5, 4, 9}.is_known());
  CHECK_FALSE(Reviving{103, 12, {}}.is_known());
  CHECK_FALSE(Reviving{{}, 12, {}}.is_known());
  CHECK_FALSE(Reviving{{}, 12, {}}.is_impossible());
  CHECK(Reviving{}.is_impossible());
}

TEST_CASE("Few random hands do not tell at which stake a bid would be called", "[analysis][fairness]") {
  // One hand in fifty calls four in the sample. Of all hands it may be one in two hundred, or one in ten.
  std::vector<RatedHand> list(49, hand(0.02, {{3, 950}}));
  list.push_back(hand(0.02, {{3, 950}, {4, 800}}));
  const BidFairness sampled = of(bid_fairness(in_pairs(whole(list)), kPeel), "four");
  CHECK(sampled.is_rare() == std::nullopt);
  REQUIRE(sampled.reviving_win);
  CHECK(sampled.reviving_win->stake == 5);
  CHECK_FALSE(sampled.reviving_win->is_known());
  const BidFairness all = of(bid_fairness(whole(list), kPeel), "four");
  CHECK(all.is_rare() == true);
  CHECK(all.reviving_win->is_known());
}
