#include "nap/analysis/thresholds/sides_anew.hpp"

#include <algorithm>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/rules/stake_tables.hpp"
#include "support/hands.hpp"

using namespace nap;
using namespace nap::test;

namespace {

RatedHand claiming_nap(const char* hand, std::uint64_t successes, std::uint64_t deals) {
  RatedHand rated = hopeless_hand(hand, 1);
  set_rate(rated, sampled_rate(tricks(5), successes, deals));
  return rated;
}

std::vector<BidHoldings> nap_of(const RatedHands& hands) {
  std::vector<BidHoldings> all = holding_thresholds(hands, *find_stake_table("peel"));
  const auto is_other = [](const BidHoldings& each) { return each.bid.id != "nap"; };
  all.erase(std::remove_if(all.begin(), all.end(), is_other), all.end());
  return all;
}

HoldingThreshold rated_anew(const RatedHands& hands) {
  std::vector<BidHoldings> nap = nap_of(hands);
  Monitor monitor;
  Harness harness(2, monitor);
  SideMeter meter(harness, hands);
  REQUIRE(rate_sides_anew(meter, nap));
  return nap.front().thresholds.front();
}

}  // namespace

TEST_CASE("What pays by chance only is in doubt after fresh deals", "[analysis][thresholds]") {
  const RatedHands hands = whole({claiming_nap("432.5..2", 50, 64)});
  REQUIRE_FALSE(nap_of(hands).front().thresholds.front().is_in_doubt);
  const HoldingThreshold threshold = rated_anew(hands);
  CHECK(threshold.is_in_doubt);
  REQUIRE(threshold.weakest);
  CHECK(threshold.weakest->success.value < 0.01);
}

TEST_CASE("What pays is no longer in doubt after fresh deals", "[analysis][thresholds]") {
  // Five tricks are sure with the five highest trumps; here they seem to be made in a third of deals.
  const RatedHands hands = whole({claiming_nap("AKQJT...", 22, 64)});
  REQUIRE(nap_of(hands).front().thresholds.front().is_in_doubt);
  const HoldingThreshold threshold = rated_anew(hands);
  CHECK_FALSE(threshold.is_in_doubt);
  REQUIRE(threshold.weakest);
  CHECK(threshold.weakest->success.value == 1.0);
  CHECK_FALSE(threshold.next);
  CHECK(threshold.all_pay);  // there is no other kind
}

TEST_CASE("That one kind pays after all says nothing of the others", "[analysis][thresholds]") {
  // Nap is hardly ever lost with AKQJ and an ace, and seems to be made in a third of deals.
  const RatedHands hands = whole({claiming_nap("AKQJ.A..", 22, 64), claiming_nap("AKQJ.2..", 5, 64)});
  const HoldingThreshold threshold = rated_anew(hands);
  REQUIRE(threshold.weakest);
  CHECK(threshold.weakest->side == "A");
  CHECK_FALSE(threshold.is_in_doubt);
  CHECK_FALSE(threshold.all_pay);
}

TEST_CASE("What is known exactly is not rated anew", "[analysis][thresholds]") {
  RatedHand exact = hopeless_hand("432.5..2", 1);
  set_rate(exact, exact_rate(tricks(5), 80, 100));
  const HoldingThreshold threshold = rated_anew(whole({exact}));
  CHECK_FALSE(threshold.is_in_doubt);
  CHECK(threshold.weakest->success.value == 0.8);
}

TEST_CASE("Fresh deals tell the success of the kind, not of one hand", "[analysis][thresholds]") {
  // In 20,000 deals of hands AKQ.xx, `nap ask --model committed` makes Nap in 5.3 %.
  const RatedHands hands = whole({claiming_nap("AKQ.98..", 60, 64)});
  const Estimate success = rated_anew(hands).weakest->success;
  CHECK_FALSE(success.is_exact());
  CHECK(success.value == Approx(0.053).margin(0.015));
}

TEST_CASE("A kind is rated once for each contract", "[analysis][thresholds]") {
  constexpr double kLimit = 0.5;
  const RatedHands hands = whole({claiming_nap("AKQ.98..", 60, 64)});
  Monitor monitor;
  Harness harness(2, monitor);
  SideMeter meter(harness, hands);
  const Estimate five = meter.success(hands.list.front().cards, tricks(5), kLimit).value();
  const Estimate three = meter.success(hands.list.front().cards, tricks(3), kLimit).value();
  CHECK(three.value > five.value + 0.5);
  // What is known needs no deals.
  monitor.stop = true;
  CHECK(meter.success(parse_hand("AKQ.76..", Deck(), 5), tricks(5), kLimit)->value == five.value);
  CHECK_FALSE(meter.success(hands.list.front().cards, tricks(4), kLimit));
}

TEST_CASE("A success far from its limit is known half as well", "[analysis][thresholds]") {
  // A kind of one class of hands, so that no error of drawing hands is added.
  RatedHands hands = whole({claiming_nap("AQJT.K..", 60, 64)});
  hands.model = Model::SelfPlay;
  Monitor monitor;
  Harness harness(2, monitor);
  SideMeter meter(harness, hands);
  const CardSet hand = hands.list.front().cards;
  const Estimate far = meter.success(hand, tricks(5), 0.9).value();
  const Estimate near = meter.success(hand, tricks(5), far.value).value();
  CHECK(far.half_width() > 1.5 * near.half_width());
  CHECK(far.low < near.value);
  CHECK(far.high > near.value);
}

TEST_CASE("An entry of a list wins most with each of its kinds on fresh deals", "[analysis][thresholds]") {
  // What these hands seem to make does not count.
  RatedHands hands = whole({claiming_nap("AKQ3.A..", 1, 64), claiming_nap("876.3.2.", 63, 64)});
  hands.model = Model::SelfPlay;
  Monitor monitor;
  Harness harness(2, monitor);
  SideMeter meter(harness, hands);
  const Ruleset peel = *find_stake_table("peel");
  const auto wins = [&](const char* bid, const ListedHand& entry) {
    return meter.wins_most(entry, *peel.find(bid), peel).value();
  };
  CHECK(wins("nap", {{"AKQx", 6}, true}));
  CHECK_FALSE(wins("four", {{"AKQx", 6}, true}));
  CHECK_FALSE(wins("nap", {{"xxx", 1}, false}));
  CHECK_FALSE(wins("one", {{"xxx", 1}, false}));  // passing wins more
  // Not with all of the kinds that are listed as an ace of one suit with another card.
  CHECK(wins("nap", listed_hand(parse_hand("AKJ.AK..", Deck(), 5))));
  CHECK_FALSE(wins("nap", listed_hand(parse_hand("AKJ.AQ..", Deck(), 5))));
  monitor.stop = true;
  CHECK(wins("nap", {{"AKQx", 6}, true}));  // known
  CHECK_FALSE(meter.wins_most({{"QJx", 6}, true}, *peel.find("nap"), peel));
}

TEST_CASE("Stopped deals rate nothing anew", "[analysis][thresholds]") {
  const RatedHands hands = whole({claiming_nap("AKQJ2...", 22, 64)});
  std::vector<BidHoldings> nap = nap_of(hands);
  Monitor monitor;
  monitor.stop = true;
  Harness harness(2, monitor);
  SideMeter meter(harness, hands);
  CHECK_FALSE(rate_sides_anew(meter, nap));
}
