#include "nap/analysis/fairness/flips.hpp"

#include <cmath>
#include <set>

#include <catch2/catch.hpp>

#include "hands/best_bid.hpp"
#include "nap/cards/notation.hpp"
#include "nap/rules/stake_tables.hpp"
#include "support/hands.hpp"

using namespace nap;
using namespace nap::test;

namespace {

const Ruleset kPeel = *find_stake_table("peel");
const Ruleset kSpanish = *find_stake_table("spanish");

RatedHand hand(const std::string& cards, double weight, int target, int thousandths) {
  RatedHand made = hopeless_hand(cards, weight);
  set_rate(made, exact_rate(tricks(target), static_cast<std::uint64_t>(thousandths), 1000));
  return made;
}

}  // namespace

TEST_CASE("A hand flips where its best bid has another name under the other table", "[analysis][flips]") {
  // Peel's two is not a bid of the Spanish table. Three is a bid of both.
  const RatedHands hands = whole({hand("AKQ.JT..", 1.0, 3, 900), hand("AK.J.T.9", 3.0, 2, 900)});
  const Flips found = flips(hands, kPeel, kSpanish);
  CHECK(found.share.value == Approx(0.75));
  REQUIRE(found.hands.size() == 1);
  CHECK(to_dots(found.hands[0].cards) == "AK.J.T.9");
  CHECK(found.hands[0].from == "two");
  CHECK(found.hands[0].to == "pass");
  CHECK(found.hands[0].from_better.value == Approx(1.6));
  CHECK(found.hands[0].to_better.value == 0.0);  // this hand can only pass
  CHECK(found.hands[0].share == Approx(0.75));
  CHECK(flips(hands, kPeel, kPeel).share.value == 0.0);
  CHECK(flips(hands, kPeel, kPeel).share.high == 0.0);
}

TEST_CASE("A flip gains what the new best bid is worth more than the old one", "[analysis][flips]") {
  RatedHand either = hand("AKQJ.T..", 1.0, 4, 700);
  set_rate(either, exact_rate(tricks(5), 400, 1000));
  // Four is worth 4 x .4 = 1.6, Nap 4 - 3 = 1; with Nap at 12/5 it is worth 4.8 - 3 = 1.8.
  Ruleset generous = kPeel;
  for (Bid& bid : generous.bids) {
    if (bid.id == "nap") bid.win = 12;
  }
  const Flips found = flips(whole({either}), kPeel, generous);
  REQUIRE(found.hands.size() == 1);
  CHECK(found.hands[0].from == "four");
  CHECK(found.hands[0].to == "nap");
  CHECK(found.hands[0].from_better.value == Approx(0.6));
  CHECK(found.hands[0].to_better.value == Approx(0.2));
}

TEST_CASE("By how much a call is ahead has the errors of the rates", "[analysis][flips]") {
  RatedHand two = hopeless_hand("AK.J.T.9", 1.0);
  set_rate(two, sampled_rate(tricks(2), 90, 100));
  const Estimate made = wilson_estimate(90, 100);
  const Flips found = flips(whole({two}), kPeel, kSpanish);
  REQUIRE(found.hands.size() == 1);
  // Two is worth 4 p - 2, and the Spanish table lacks it.
  CHECK(found.hands[0].from_better.low == Approx(4.0 * made.low - 2.0));
  CHECK(found.hands[0].from_better.high == Approx(4.0 * made.high - 2.0));
  CHECK(found.hands[0].to_better.is_exact());

  RatedHand four = hopeless_hand("AKQJ.T..", 1.0);
  set_rate(four, sampled_rate(tricks(4), 70, 100));
  set_rate(four, sampled_rate(tricks(5), 40, 100));
  Ruleset generous = kPeel;
  for (Bid& bid : generous.bids) {
    if (bid.id == "nap") bid.win = 12;
  }
  const Flips wide = flips(whole({four}), kPeel, generous);
  REQUIRE(wide.hands.size() == 1);
  // Nap, 17 p - 5, less four, 8 q - 4: about as wide as the root of the sum of both squares.
  const double half =
      std::hypot(17.0 * wilson_estimate(40, 100).half_width(), 8.0 * wilson_estimate(70, 100).half_width());
  CHECK(wide.hands[0].to_better.half_width() == Approx(half).epsilon(0.01));
}

TEST_CASE("Candidates are hands of every change of bids before a second of any", "[analysis][flips]") {
  std::vector<RatedHand> many;
  for (const char a : std::string("2345678QJ")) {
    for (const char b : std::string("9T")) {
      many.push_back(hand(std::string("AK.") + a + "." + b + ".3", 1.0, 2, 900));
      many.push_back(hand(std::string("AT.") + a + "." + b + ".3", 1.0, 1, 900));
    }
  }
  const Flips found = flips(whole(many), kPeel, kSpanish);
  CHECK(found.share.value == Approx(1.0));
  REQUIRE(found.hands.size() == kCandidates);
  CHECK(found.hands[0].from != found.hands[1].from);
  std::set<std::string> hands;
  for (const TellingHand& each : found.hands) hands.insert(to_dots(each.cards));
  CHECK(hands.size() == kCandidates);
}

TEST_CASE("What may be misjudged widens the interval of the flips", "[analysis][flips]") {
  RatedHand close = hopeless_hand("AKQ.JT..", 1.0);
  set_rate(close, sampled_rate(tricks(2), 51, 100));
  const Estimate share = flips(whole({close}), kPeel, kSpanish).share;
  CHECK(share.value == 1.0);
  CHECK(share.low < 0.9);
  // Which of one and two is better under Peel does not matter if the other table has neither.
  set_rate(close, sampled_rate(tricks(2), 70, 100));
  set_rate(close, sampled_rate(tricks(1), 90, 100));
  const Estimate sure = flips(whole({close}), kPeel, kSpanish).share;
  CHECK(sure.low > 0.999);
}

#ifndef NAP_SANITIZED
TEST_CASE("Only flips that stand on fresh deals are told, by what they gain there",
          "[analysis][flips][oracle]") {
  Monitor monitor;
  Harness harness(2, monitor);
  // These rates are so coarse that noise gets among the most telling hands.
  const Setup setup{Deck(28), 3, 5};
  const RatedHands hands = sample_hands(harness, setup, {300, 1, 0.2}).value();
  const Flips picked = flips(hands, kPeel, kSpanish);
  const Flips stands = standing(harness, hands, picked, kPeel, kSpanish).value();
  CHECK(stands.share.value == picked.share.value);
  REQUIRE_FALSE(stands.hands.empty());
  Solver solver;
  const std::atomic<bool> never{false};
  for (const TellingHand& hand : stands.hands) {
    INFO(to_dots(hand.cards) << ": " << hand.from << " -> " << hand.to);
    const RatedHand asked{
        hand.cards, 1.0,
        counted(estimate_rates(solver, hand.cards, setup, rated_contracts(5), {99, 0.01}, never))};
    const auto best = [&](const Ruleset& table) {
      const std::vector<Bid> bids = table.callable_bids();
      const Bid* bid = best_bid(bids, asked).bid;
      return bid == nullptr ? "pass" : bid->id;
    };
    CHECK(best(kPeel) == hand.from);
    CHECK(best(kSpanish) == hand.to);
  }
}
#endif
