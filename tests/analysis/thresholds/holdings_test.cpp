#include "nap/analysis/thresholds/holdings.hpp"

#include <algorithm>
#include <cmath>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/rules/stake_tables.hpp"
#include "support/hands.hpp"

using namespace nap;
using namespace nap::test;

namespace {

const Ruleset kPeel = *find_stake_table("peel");

CardSet hand_of(const char* text) { return parse_hand(text, Deck(), 5); }

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

TEST_CASE("A holding names honours and counts the cards below ten", "[analysis][holdings]") {
  CHECK(holding_of(hand_of("AK92.3.."), Suit::Spades) == "AKxx");
  CHECK(holding_of(hand_of("AK92.3.."), Suit::Hearts) == "x");
  CHECK(holding_of(hand_of("AK92.3.."), Suit::Clubs).empty());
  CHECK(holding_of(hand_of("T9...QJT"), Suit::Clubs) == "QJT");
  CHECK(holding_of(hand_of("98765..."), Suit::Spades) == "xxxxx");
  CHECK(holding_of(hand_of("AKQJT..."), Suit::Spades) == "AKQJT");
}

TEST_CASE("A joker stands before the other trumps of a holding", "[analysis][holdings]") {
  const auto trumps_of = [](const char* hand, Suit trump) {
    return holding_of(under_trump(parse_hand(hand, Deck().with_joker(), 5), trump), trump);
  };
  CHECK(trumps_of("A92.3...JK", Suit::Spades) == "JK Axx");
  CHECK(trumps_of("A92.3...JK", Suit::Hearts) == "JK x");
  CHECK(trumps_of("A92.3...JK", Suit::Clubs) == "JK");
  CHECK(side_cards(parse_hand("A92.3...JK", Deck().with_joker(), 5), Suit::Clubs) == "Axx+x");
}

TEST_CASE("Side cards are written suit by suit, the longer and stronger first", "[analysis][holdings]") {
  CHECK(side_cards(hand_of("92.AK.3."), Suit::Spades) == "AK+x");
  CHECK(side_cards(hand_of("QJ.3.AK."), Suit::Spades) == "AK+x");
  CHECK(side_cards(hand_of("KQ.3.2.A"), Suit::Spades) == "A+x+x");
  CHECK(side_cards(hand_of("K.32.A.Q"), Suit::Spades) == "xx+A+Q");
  CHECK(side_cards(hand_of("KQJ.A2.."), Suit::Hearts) == "KQJ");
  CHECK(side_cards(hand_of("AKQJT..."), Suit::Spades).empty());
}

TEST_CASE("More trumps come first, then higher ones", "[analysis][holdings]") {
  const std::vector<std::string> in_order = {
      "JK xxxx", "AKQJT", "AKQJx", "xxxxx", "JK AKx", "AKQx", "AKxx", "AQJT", "KQJT", "xxxx", "AKQ",
      "Axx",     "Txx",   "JK x",  "AK",    "Tx",     "JK",   "A",    "K",    "T",    "x",    ""};
  for (std::size_t i = 0; i < in_order.size(); ++i) {
    for (std::size_t j = 0; j < in_order.size(); ++j) {
      INFO(in_order[i] << " and " << in_order[j]);
      CHECK(comes_before(in_order[i], in_order[j]) == (i < j));
    }
  }
}

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
