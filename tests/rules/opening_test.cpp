#include "nap/rules/opening.hpp"

#include <set>
#include <string>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "support/dealer.hpp"

namespace nap {
namespace {

const Contract kFree{5, Trump::first_lead()};
const Contract kLowestTrump{5, Trump::first_lead(), LeadRule::LowestTrump};
const Contract kLowestOther{5, Trump::first_lead(), LeadRule::LowestNonTrump};

// "TS/S": the ten of spades with spades as trump.
std::set<std::string> written(const Contract& contract, const char* hand) {
  std::set<std::string> all;
  for (const Opening& opening : openings(contract, parse_hand(hand, Deck(), 5)))
    all.insert(to_string(opening.card) + "/" + suit_letter(opening.trump.value()));
  return all;
}

using Written = std::set<std::string>;

TEST_CASE("A free lead is any card, which makes its suit trump", "[rules][opening]") {
  CHECK(written(kFree, "AKQ.JT..") == Written{"AS/S", "KS/S", "QS/S", "JH/H", "TH/H"});
}

TEST_CASE("The lowest trump is the lowest card of its suit", "[rules][opening]") {
  CHECK(written(kLowestTrump, "AKQ.JT..") == Written{"QS/S", "TH/H"});
  CHECK(written(kLowestTrump, "KQT87...") == Written{"7S/S"});
}

// Spades named: the lowest of JH TH. Hearts named: the lowest of the spades. Another suit: the lowest of all.
TEST_CASE("The lowest card that is no trump depends on the trump that is named", "[rules][opening]") {
  CHECK(written(kLowestOther, "AKQ.JT..") == Written{"TH/S", "QS/H", "TH/D", "TH/C"});
  // Of two lowest cards the declarer leads either.
  CHECK(written(kLowestOther, "AK.K9.9.") == Written{"9H/S", "9D/S", "9D/H", "9H/D", "9H/C", "9D/C"});
  // A hand of one suit must name another.
  CHECK(written(kLowestOther, "KQT87...") == Written{"7S/H", "7S/D", "7S/C"});
}

TEST_CASE("A joker that is led names any suit", "[rules][opening]") {
  const Deck deck = Deck().with_joker();
  const auto of = [&](const Contract& contract, const char* hand) {
    std::set<std::string> all;
    for (const Opening& opening : openings(contract, parse_hand(hand, deck, 5)))
      all.insert(to_string(opening.card) + "/" + suit_letter(opening.trump.value()));
    return all;
  };
  CHECK(of(kFree, "A.KQ.3..JK") == Written{"JK/S", "JK/H", "JK/D", "JK/C", "AS/S", "KH/H", "QH/H", "3D/D"});
  // The lowest trump is the joker only where the hand has no other card of the suit.
  CHECK(of(kLowestTrump, "A.KQ.3..JK") == Written{"AS/S", "QH/H", "3D/D", "JK/C"});
  CHECK(of(kLowestTrump, "A.K.3.4.JK") == Written{"AS/S", "KH/H", "3D/D", "4C/C"});
  // It is a trump, whatever is named.
  CHECK(of(kLowestOther, "A.KQ.3..JK") == Written{"3D/S", "3D/H", "QH/D", "3D/C"});
  CHECK(of(kLowestOther, "AKQJ....JK") == Written{"JS/H", "JS/D", "JS/C"});
  // Without a trump suit there is nothing to name.
  CHECK(openings({0, Trump::none()}, parse_hand("A.KQ.3..JK", deck, 5)).size() == 5);
}

TEST_CASE("Once a suit is trump a joker is its highest card", "[rules][opening]") {
  const Opening named(Card::joker(), Suit::Hearts);
  CHECK(under_trump(named) == Opening(Card::joker_of(Suit::Hearts), Suit::Hearts));
  CHECK(under_trump(Opening(Card::joker(), std::nullopt)).card.is_joker());
  const CardSet hand = parse_hand("A.KQ.3..JK", Deck().with_joker(), 5);
  const CardSet settled = under_trump(hand, Suit::Hearts);
  CHECK(settled.of(Suit::Hearts).size() == 3);
  CHECK(settled.of(Suit::Hearts).highest().rank() == Rank::Joker);
  CHECK(to_string(settled.of(Suit::Hearts).highest()) == "JK");
  CHECK(to_dots(settled) == "A.KQ.3..JK");
  CHECK(before_trump(settled) == hand);
  CHECK(under_trump(hand, std::nullopt) == hand);
}

TEST_CASE("The cards of the openings are those that may be led", "[rules][opening]") {
  test::Dealer dealer(5);
  for (int round = 0; round < 500; ++round) {
    const CardSet hand = dealer.deal(Deck().with_joker(), 2, 5).hand(kDeclarer);
    for (const Contract& contract : {kFree, kLowestTrump, kLowestOther}) {
      CardSet cards;
      for (const Opening& opening : openings(contract, hand)) {
        cards.insert(opening.card);
        if (contract == kLowestOther) {
          for (const Card other : hand - hand.of(*opening.trump) - Card::joker())
            CHECK(opening.card.rank() <= other.rank());
          CHECK(opening.card.suit() != *opening.trump);
        } else if (!opening.card.is_joker()) {
          CHECK(opening.trump == opening.card.suit());
        }
      }
      CHECK(cards == opening_cards(contract, hand));
      CHECK(hand.contains(cards));
    }
  }
}

}  // namespace
}  // namespace nap
