#include "heuristics/written_rule.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <tuple>
#include <utility>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "support/open_views.hpp"
#include "support/positions.hpp"

namespace nap {
namespace {

using test::cards_of;
using test::view_after;

const Contract kThreeTricks{3, Trump::first_lead()};
const Contract kFiveTricks{5, Trump::first_lead()};
const Contract kOpenMisere{0, Trump::none()};

CardSet set_of(const std::string& text) {
  CardSet cards;
  for (const Card card : cards_of(text)) cards.insert(card);
  return cards;
}

std::string preferred_of(const View& view) { return to_string(preferred(view, view.legal())); }

TEST_CASE("The written rule keeps trumps, then plays the longest suit, then the lowest card",
          "[play][rule][unit]") {
  // The hand has no heart, and trumps are its longest suit.
  CHECK(preferred_of(view_after("5432..K.", "AS 5S 7S 6S AH", kThreeTricks)) == "KD");
  // The longer of the side suits goes first, though its cards are higher.
  CHECK(preferred_of(view_after("5..AKQ.2", "AS 5S 7S 6S AH", kThreeTricks)) == "QD");
  // The lowest card of one suit.
  CHECK(preferred_of(view_after("964.A..2", "TS", kThreeTricks)) == "4S");
  // The rule also chooses a lead.
  CHECK(preferred_of(view_after("K2.AK9..", "", kThreeTricks)) == "9H");
}

TEST_CASE("At misère the highest card goes first, but the declarer leads the lowest", "[play][rule][unit]") {
  CHECK(preferred_of(view_after("964.A..2", "TS", kOpenMisere)) == "9S");
  CHECK(preferred_of(view_after("..AK73.2", "TS", kOpenMisere)) == "AD");
  CHECK(preferred_of(view_after("964.A..2", "", kOpenMisere)) == "4S");
  // The declarer follows to a defender's lead, and discards on one.
  CHECK(preferred_of(view_after("64.T75..", "4S 5S 3S 2S 4H 3H 2H", kOpenMisere)) == "TH");
  CHECK(preferred_of(view_after("4..T75.2", "4S 5S 3S 2S 4H 3H 2H", kOpenMisere)) == "TD");
  // A defender leads the highest.
  CHECK(preferred_of(view_after("5.T75.2.", "4S 5S 3S 2S", kOpenMisere)) == "TH");
}

TEST_CASE("The length of a suit is that of the hand, not of the cards to choose from", "[play][rule][unit]") {
  const View view = view_after(".AKQ.32.", "AS", kThreeTricks);
  CHECK(to_string(preferred(view, set_of("AH 2D 3D"))) == "AH");
  CHECK(to_string(preferred(view, set_of("3D"))) == "3D");
}

TEST_CASE("Of suits that are equal a view always plays the same one, and views each of them",
          "[play][rule][unit]") {
  std::array<int, kSuits> chosen{};
  test::Dealer dealer(71);
  constexpr int kViews = 300;
  for (int round = 0; round < kViews; ++round) {
    // Single twos in three suits. The other cards on the table differ each time.
    const Deal deal = dealer.deal_around(parse_hand("A.2.2.2", Deck(), 4), Deck(), 3);
    View view = view_of(kDeclarer, test::with_stock(deal, Deck().cards()), kThreeTricks, {},
                        History({.seats = 3, .hand_cards = 4}, kThreeTricks.trump));
    view.out_of_play = dealer.cards_from(view.unseen(), 3);
    const Card card = preferred(view, set_of("2H 2D 2C"));
    REQUIRE(preferred(view, set_of("2C 2D 2H")) == card);
    ++chosen[static_cast<std::size_t>(card.suit())];
  }
  for (const Suit suit : {Suit::Hearts, Suit::Diamonds, Suit::Clubs}) {
    CHECK(chosen[static_cast<std::size_t>(suit)] > kViews / 3 - 50);
    CHECK(chosen[static_cast<std::size_t>(suit)] < kViews / 3 + 50);
  }
}

// What the rule compares; the least card goes first.
std::tuple<bool, int, int> order_of(const View& view, Card card, bool is_highest_first) {
  int in_suit = 0;
  for (const Card own : view.dealt - view.history.played()) in_suit += own.suit() == card.suit() ? 1 : 0;
  const int rank = static_cast<int>(card.rank());
  return {card.suit() == view.history.trump(), -in_suit, is_highest_first ? -rank : rank};
}

// Calls look(view, cards) with some of the cards that may be played, in random hands.
template <class Look>
void look_at_cards(std::uint64_t seed, const Look& look) {
  test::Dealer dealer(seed);
  for (int round = 0; round < 1500; ++round) {
    const Shape table{2 + dealer.below(5), 5 + dealer.below(3)};
    for (const View& view : test::open_views(dealer, table, Deck()))
      look(view, dealer.cards_from(view.legal(), 1 + dealer.below(view.legal().size())));
  }
}

TEST_CASE("No card comes before the one that the written rule plays", "[play][rule][oracle]") {
  int choices = 0;
  look_at_cards(72, [&](const View& view, CardSet cards) {
    const bool declarer_leads = view.seat == kDeclarer && view.history.trick().empty();
    const bool is_highest_first = view.contract.tricks == 0 && !declarer_leads;
    const Card card = preferred(view, cards);
    REQUIRE(cards.has(card));
    for (const Card other : cards)
      REQUIRE(order_of(view, card, is_highest_first) <= order_of(view, other, is_highest_first));
    choices += cards.size() > 1 ? 1 : 0;
  });
  CHECK(choices > 5000);
}

// The cards that winners_first keeps, of what is left to a declarer who led the ace of spades.
CardSet winners_of(const std::string& dealt, const Contract& contract) {
  const View view = view_after(dealt, "AS 2S 3S 4S", contract);
  return winners_first(view, view.legal());
}

TEST_CASE("A declarer who needs every trick plays winners first, trumps before side cards",
          "[play][rule][unit]") {
  CHECK(winners_of("AK9.A.2.", kFiveTricks) == set_of("KS"));
  // Nine unseen trumps beat every side card, and nothing else beats the ace of hearts.
  CHECK(winners_of("A.AQ.K.2", kFiveTricks) == set_of("AH"));
  // A king beside its ace is as high as the ace.
  CHECK(winners_of("A.AK.Q.2", kFiveTricks) == set_of("AH KH"));
  // Three trumps are above the ten. They also beat the jack of hearts, and so do three hearts.
  View view = view_after("AT.J.32.", "AS 2S 3S 4S", kFiveTricks);
  view.out_of_play = view.unseen().of(Suit::Spades) - set_of("KS QS JS");
  CHECK(winners_first(view, view.legal()) == set_of("TS"));
  // If no trump is out, the ace of hearts is as high as a trump. The trump goes first.
  view = view_after("A5.A.32.", "AS 2S 3S 4S", kFiveTricks);
  view.out_of_play = view.unseen().of(Suit::Spades);
  CHECK(winners_first(view, view.legal()) == set_of("5S"));
  CHECK(winners_first(view, set_of("AH 3D 2D")) == set_of("AH"));
}

TEST_CASE("Who can spare a trick, plays misère or defends has no winners to play first",
          "[play][rule][unit]") {
  const std::string hand = "AK9.A.2.";
  const CardSet rest = set_of("KS 9S AH 2D");
  CHECK(winners_of(hand, {4, Trump::first_lead()}) == rest);
  CHECK(winners_of(hand, kThreeTricks) == rest);
  CHECK(winners_of(hand, kOpenMisere) == rest);
  const View defender = view_after("AK9.A.2.", "QS", kFiveTricks);
  CHECK(winners_first(defender, defender.legal()) == defender.legal());
}

TEST_CASE("Winners are the cards that the fewest unseen cards beat", "[play][rule][oracle]") {
  int narrowed = 0;
  look_at_cards(73, [&](const View& view, CardSet cards) {
    const int needed = view.contract.tricks - view.history.declarers_tricks();
    const int left = view.history.hand_cards() - view.history.played_by(kDeclarer).size();
    const CardSet found = winners_first(view, cards);
    if (view.seat != kDeclarer || view.contract.tricks == 0 || needed < left) {
      REQUIRE(found == cards);
      return;
    }
    const auto is_trump = [&](Card card) { return card.suit() == view.history.trump(); };
    const auto beaten = [&](Card card) {
      int higher = 0;
      for (const Card other : view.unseen()) {
        const bool is_higher = other.suit() == card.suit() && other.rank() > card.rank();
        higher += is_higher || (is_trump(other) && !is_trump(card)) ? 1 : 0;
      }
      return higher;
    };
    // Fewest cards above first, then trumps before other cards.
    std::pair<int, bool> first{100, true};
    for (const Card card : cards) first = std::min(first, std::pair(beaten(card), !is_trump(card)));
    for (const Card card : cards)
      REQUIRE(found.has(card) == (std::pair(beaten(card), !is_trump(card)) == first));
    REQUIRE(cards.contains(found));
    narrowed += found == cards ? 0 : 1;
  });
  CHECK(narrowed > 200);
}

}  // namespace
}  // namespace nap
