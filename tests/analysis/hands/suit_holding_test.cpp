#include "nap/analysis/hands/suit_holding.hpp"

#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/cards/joker.hpp"
#include "nap/cards/notation.hpp"

using namespace nap;

namespace {

CardSet hand_of(const char* text) { return parse_hand(text, Deck(), 5); }

}  // namespace

TEST_CASE("A holding names honours and counts the cards below ten", "[analysis][hands]") {
  CHECK(holding_of(hand_of("AK92.3.."), Suit::Spades) == "AKxx");
  CHECK(holding_of(hand_of("AK92.3.."), Suit::Hearts) == "x");
  CHECK(holding_of(hand_of("AK92.3.."), Suit::Clubs).empty());
  CHECK(holding_of(hand_of("T9...QJT"), Suit::Clubs) == "QJT");
  CHECK(holding_of(hand_of("98765..."), Suit::Spades) == "xxxxx");
  CHECK(holding_of(hand_of("AKQJT..."), Suit::Spades) == "AKQJT");
}

TEST_CASE("A joker stands before the other trumps of a holding", "[analysis][hands]") {
  const auto trumps_of = [](const char* hand, Suit trump) {
    return holding_of(under_trump(parse_hand(hand, Deck().with_joker(), 5), trump), trump);
  };
  CHECK(trumps_of("A92.3...JK", Suit::Spades) == "JK Axx");
  CHECK(trumps_of("A92.3...JK", Suit::Hearts) == "JK x");
  CHECK(trumps_of("A92.3...JK", Suit::Clubs) == "JK");
  CHECK(side_cards(parse_hand("A92.3...JK", Deck().with_joker(), 5), Suit::Clubs) == "Axx+x");
}

TEST_CASE("Side cards are written suit by suit, the longer and stronger first", "[analysis][hands]") {
  CHECK(side_cards(hand_of("92.AK.3."), Suit::Spades) == "AK+x");
  CHECK(side_cards(hand_of("QJ.3.AK."), Suit::Spades) == "AK+x");
  CHECK(side_cards(hand_of("KQ.3.2.A"), Suit::Spades) == "A+x+x");
  CHECK(side_cards(hand_of("K.32.A.Q"), Suit::Spades) == "xx+A+Q");
  CHECK(side_cards(hand_of("KQJ.A2.."), Suit::Hearts) == "KQJ");
  CHECK(side_cards(hand_of("AKQJT..."), Suit::Spades).empty());
}

TEST_CASE("More trumps come first, then higher ones", "[analysis][hands]") {
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

TEST_CASE("What a hand holds does not name the suits", "[analysis][hands]") {
  CHECK(holdings_of(hand_of("92.AK.3.")) == "AK+xx+x");
  CHECK(holdings_of(hand_of("3.92..AK")) == "AK+xx+x");
  CHECK(holdings_of(hand_of("AK.92.4.")) == "AK+xx+x");
  CHECK(holdings_of(hand_of("KQ.3.2.A")) == "KQ+A+x+x");
  CHECK(holdings_of(hand_of("QJ982...")) == "QJxxx");
  CHECK(holdings_of(parse_hand("A92.3...JK", Deck().with_joker(), 5)) == "JK+Axx+x");
}
