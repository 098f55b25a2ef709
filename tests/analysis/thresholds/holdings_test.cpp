#include "nap/analysis/thresholds/holdings.hpp"

#include <algorithm>
#include <cmath>

#include <catch2/catch.hpp>

#include "nap/rules/stake_tables.hpp"
#include "support/hands.hpp"

using namespace nap;
using namespace nap::test;

namespace {

const Ruleset kPeel = *find_stake_table("peel");

// A hand that makes three in `percent` of a hundred worlds.
RatedHand making_three(const char* hand, double weight, std::uint64_t percent) {
  RatedHand rated = hopeless_hand(hand, weight);
  set_rate(rated, exact_rate(tricks(3), percent, 100));
  return rated;
}

BidHoldings holdings_of(const RatedHands& hands, const std::string& bid) {
  const std::vector<BidHoldings> all = holding_thresholds(hands, kPeel);
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const BidHoldings& one) { return one.bid.id == bid; });
  REQUIRE(found != all.end());
  return *found;
}

}  // namespace

TEST_CASE("Bids whose worth hangs on the suit led have thresholds", "[analysis][holdings]") {
  std::vector<std::string> ids;
  for (const BidHoldings& holdings : holding_thresholds(whole({making_three("AKQ.3.2.", 1, 90)}), kPeel)) {
    ids.push_back(holdings.bid.id);
  }
  CHECK(ids == std::vector<std::string>{"one", "two", "three", "four", "nap"});
}

TEST_CASE("The weakest side cards that pay stand next to the strongest that do not", "[analysis][holdings]") {
  const RatedHands hands = whole({
      making_three("AK2.AK..", 1, 80),
      making_three("AK2.A3..", 1, 60),
      making_three("AK2.K3..", 1, 55),
      making_three("AK2.Q3..", 1, 45),
      making_three("AK2.32..", 1, 30),
  });
  const BidHoldings three = holdings_of(hands, "three");
  REQUIRE(three.thresholds.size() == 1);
  const HoldingThreshold& found = three.thresholds.front();
  CHECK(found.trumps == "AKx");
  CHECK(found.weight == Approx(1.0));
  CHECK(found.pays == Approx(0.6));
  REQUIRE(found.weakest.has_value());
  CHECK(found.weakest->side == "Kx");
  CHECK(found.weakest->success.value == Approx(0.55));
  CHECK(found.weakest->success.is_exact());
  CHECK(found.weakest->weight == Approx(0.2));
  REQUIRE(found.next.has_value());
  CHECK(found.next->side == "Qx");
  CHECK(found.next->success.value == Approx(0.45));
}

TEST_CASE("Hands that look the same are judged by their mean", "[analysis][holdings]") {
  // "AKx" with "Qx": 40 per cent, and 70 per cent with three times the weight, which is 62.5 on average.
  RatedHand sampled = hopeless_hand("AK2.Q4..", 3);
  set_rate(sampled, sampled_rate(tricks(3), 70, 100));
  const RatedHands hands = whole({making_three("AK2.Q3..", 1, 40), sampled, making_three("AK3.J..2", 4, 90)});
  const HoldingThreshold found = holdings_of(hands, "three").thresholds.front();
  CHECK(found.pays == Approx(7.0 / 8.0));
  REQUIRE(found.weakest.has_value());
  CHECK(found.weakest->side == "Qx");
  CHECK(found.weakest->weight == Approx(0.5));
  CHECK(found.weakest->success.value == Approx(0.625));
  const double error = std::sqrt(71.0 / 102 * 31.0 / 102 / 102);
  CHECK(found.weakest->success.half_width() == Approx(1.959964 * 0.75 * error));
  CHECK_FALSE(found.next.has_value());
}

TEST_CASE("A bid that is even does not pay", "[analysis][holdings]") {
  const RatedHands hands = whole({making_three("AK2.Q3..", 0.1, 50), making_three("AQ2.Q3..", 0.7, 50)});
  for (const HoldingThreshold& found : holdings_of(hands, "three").thresholds) {
    CHECK(found.pays == 0.0);
    CHECK_FALSE(found.weakest.has_value());
    CHECK(found.next.has_value());
  }
  RatedHand third = hopeless_hand("AKQJ.3..", 0.3);
  set_rate(third, exact_rate(tricks(5), 3'876, 11'628));
  CHECK_FALSE(holdings_of(whole({third}), "nap").thresholds.front().weakest.has_value());
}

TEST_CASE("The suit led is trump, each bid's own", "[analysis][holdings]") {
  RatedHand hand = hopeless_hand("432.AK..", 1.0);
  for (HandRate& rate : hand.rates) {
    if (rate.contract.tricks <= 2) {
      rate.lead = opening_of(rate.contract, Card(Rank::Ace, Suit::Hearts));
    }
  }
  const RatedHands hands = whole({hand});
  CHECK(holdings_of(hands, "two").thresholds.front().trumps == "AK");
  CHECK(holdings_of(hands, "two").thresholds.front().next->side == "xxx");
  CHECK(holdings_of(hands, "three").thresholds.front().trumps == "xxx");
  CHECK(holdings_of(hands, "three").thresholds.front().next->side == "AK");
}

TEST_CASE("Five trumps have no side cards", "[analysis][holdings]") {
  const RatedHands hands = whole({making_three("AKQJT...", 4, 100), making_three("AKQJ9...", 4, 90),
                                  making_three("AKQJ2...", 4, 20), making_three("AKQJ.2..", 12, 90)});
  const BidHoldings three = holdings_of(hands, "three");
  REQUIRE(three.thresholds.size() == 3);
  CHECK(three.thresholds[0].trumps == "AKQJT");
  CHECK(three.thresholds[1].trumps == "AKQJx");
  CHECK(three.thresholds[2].trumps == "AKQJ");
  CHECK(three.thresholds[1].weakest->side.empty());
  CHECK(three.thresholds[1].weakest->success.value == Approx(0.55));
  CHECK(three.thresholds[1].pays == Approx(0.5));
}

TEST_CASE("A bid may pay on the mean of the hands with the same side cards, and not with each",
          "[analysis][holdings]") {
  const RatedHands hands = whole({making_three("AK2.Q3..", 1, 40), making_three("AK2.Q4..", 1, 90),
                                  making_three("AK2.K3..", 1, 70), making_three("AK2.K4..", 1, 80)});
  const HoldingThreshold mixed = holdings_of(hands, "three").thresholds.front();
  CHECK(mixed.all_pay);
  REQUIRE(mixed.weakest);
  CHECK(mixed.weakest->side == "Qx");
  CHECK_FALSE(mixed.weakest->pays_every_hand);
  const RatedHands kings = whole({hands.list[2], hands.list[3], making_three("AK2.Q3..", 1, 40)});
  const HoldingThreshold threshold = holdings_of(kings, "three").thresholds.front();
  CHECK_FALSE(threshold.all_pay);
  CHECK(threshold.weakest->side == "Kx");
  CHECK(threshold.weakest->pays_every_hand);
}

TEST_CASE("Side cards near the break-even leave a bid in doubt", "[analysis][holdings]") {
  // 52 and 45 of a hundred deals: 95 % intervals of ten points.
  RatedHand near = hopeless_hand("AK2.K3..", 1);
  set_rate(near, sampled_rate(tricks(3), 52, 100));
  const RatedHands hands = whole({near, making_three("AK2.Q3..", 1, 20)});
  const HoldingThreshold doubtful = holdings_of(hands, "three").thresholds.front();
  CHECK(doubtful.is_in_doubt);
  CHECK_FALSE(doubtful.weakest);
  REQUIRE(doubtful.next);
  CHECK(doubtful.next->side == "Kx");
  // Stronger side cards that surely pay leave no doubt about the bid, and the others are not named.
  const RatedHands more = whole({near, making_three("AK2.A3..", 1, 80)});
  const HoldingThreshold sure = holdings_of(more, "three").thresholds.front();
  CHECK_FALSE(sure.is_in_doubt);
  CHECK(sure.weakest->side == "Ax");
  CHECK_FALSE(sure.all_pay);
  const HoldingThreshold none =
      holdings_of(whole({making_three("AK2.Q3..", 1, 20)}), "three").thresholds.front();
  CHECK_FALSE(none.is_in_doubt);
  CHECK_FALSE(none.weakest);
}

TEST_CASE("Few hands of each kind tell together how far their hands differ", "[analysis][holdings]") {
  // Two hands of each kind lie 4 points apart, so their squared distances add up to 3 * 0.0008 with 3 degrees
  // of freedom. A mean of two is known to within 3.1824 * sqrt(0.0008 / 2) = 0.0637.
  const RatedHands hands = sample_of({making_three("AK2.A3..", 1, 70), making_three("AK2.A4..", 1, 74),
                                      making_three("AK2.K3..", 1, 56), making_three("AK2.K4..", 1, 60),
                                      making_three("AK2.Q3..", 1, 52), making_three("AK2.Q4..", 1, 56)});
  const HoldingThreshold threshold = holdings_of(hands, "three").thresholds.front();
  REQUIRE(threshold.weakest);
  CHECK(threshold.weakest->side == "Kx");
  CHECK(threshold.weakest->success.value == Approx(0.58));
  CHECK(threshold.weakest->success.half_width() == Approx(0.0637).margin(0.0001));
  CHECK(threshold.next->side == "Qx");
  CHECK_FALSE(threshold.all_pay);
}

TEST_CASE("One hand of a kind tells nothing about the others", "[analysis][holdings]") {
  const RatedHands hands = sample_of({making_three("AK2.A3..", 1, 90), making_three("AK2.K3..", 1, 80)});
  const HoldingThreshold threshold = holdings_of(hands, "three").thresholds.front();
  CHECK_FALSE(threshold.weakest);
  CHECK(threshold.is_in_doubt);
}
