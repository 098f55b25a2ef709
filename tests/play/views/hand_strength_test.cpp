#include "nap/play/views/hand_strength.hpp"

#include <bit>
#include <cstdint>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/cards/deck.hpp"
#include "nap/cards/notation.hpp"
#include "support/playout.hpp"

namespace nap {
namespace {

constexpr double kRounded = 1.0 / 512;  // what tables of whole numbers may lose
constexpr double kRough = 0.05;  // what is lost by taking each card as held or not, whatever the others are

const Deck kSmallDeck(24);  // nine to ace

CardSet spades(const std::string& ranks) {
  return parse_hand(ranks + "...", Deck(), static_cast<int>(ranks.size()));
}

// Every holding of up to five of the six spades.
std::vector<CardSet> holdings() {
  std::vector<CardSet> found;
  const CardSet suit = kSmallDeck.cards().of(Suit::Spades);
  for (std::uint64_t bits = suit.bits(); bits != 0; bits = (bits - 1) & suit.bits()) {
    if (CardSet(bits).size() <= 5) found.emplace_back(bits);
  }
  return found;
}

// Looks at all ways to deal five cards to each opponent. Returns the share of those in which the opponents
// hold none of the first `above` cards and at least one of the next `below`. Each of the 19 unseen cards has
// a bit.
double share_of_deals(int seats, int above, int below) {
  const unsigned higher = (1U << static_cast<unsigned>(above)) - 1;
  const unsigned lower = ((1U << static_cast<unsigned>(below)) - 1) << static_cast<unsigned>(above);
  int deals = 0;
  int found = 0;
  for (unsigned held = 0; held < 1U << 19U; ++held) {
    if (std::popcount(held) != 5 * (seats - 1)) continue;
    ++deals;
    if ((held & higher) == 0 && (below == 0 || (held & lower) != 0)) ++found;
  }
  return static_cast<double>(found) / deals;
}

TEST_CASE("One trump is worth the chance that no opponent holds a higher one", "[play][strength][oracle]") {
  for (const int seats : {2, 3, 4}) {
    const HandStrength strength(kSmallDeck.cards(), {.seats = seats, .hand_cards = 5});
    int higher = 0;
    for (const char* card : {"A", "K", "Q", "J", "T", "9"}) {
      CAPTURE(seats, card);
      const double expected = strength.expected_tricks(spades(card), Suit::Spades);
      // The table is exact for one card, and rough for several.
      CHECK(expected == Approx(share_of_deals(seats, higher, 0)).margin(higher < 2 ? kRounded : kRough));
      ++higher;
    }
  }
}

TEST_CASE("At misère an ace is feared as often as an opponent holds a lower card",
          "[play][strength][oracle]") {
  for (const int seats : {2, 3, 4}) {
    const HandStrength strength(kSmallDeck.cards(), {.seats = seats, .hand_cards = 5});
    CAPTURE(seats);
    CHECK(strength.feared_tricks(spades("A")) == Approx(share_of_deals(seats, 0, 5)).margin(kRough));
    // If the ace is dealt, somebody has to beat the king.
    CHECK(strength.feared_tricks(spades("K")) == Approx(share_of_deals(seats, 1, 4)).margin(kRough));
    CHECK(strength.feared_tricks(spades("K")) < strength.feared_tricks(spades("A")));
  }
}

TEST_CASE("Cards below which there are none are not feared at misère", "[play][strength][unit]") {
  const HandStrength full(Deck().cards(), {.seats = 4, .hand_cards = 5});
  CHECK(full.feared_tricks(parse_hand("432.2.2.", Deck(), 5)) == 0.0);
  CHECK(full.feared_tricks(parse_hand("432.2.3.", Deck(), 5)) > 0.0);
  const HandStrength small(kSmallDeck.cards(), {.seats = 3, .hand_cards = 5});
  CHECK(small.feared_tricks(parse_hand("JT9.9.9.", Deck(), 5)) == 0.0);
  CHECK(small.feared_tricks(parse_hand("QT9.9.9.", Deck(), 5)) > 0.0);
}

TEST_CASE("The highest trumps take their tricks, and side aces may be ruffed", "[play][strength][unit]") {
  for (int seats = 2; seats <= kMaxSeats; ++seats) {
    const HandStrength strength(Deck().cards(), {.seats = seats, .hand_cards = 5});
    CHECK(strength.expected_tricks(parse_hand("AKQJT...", Deck(), 5), Suit::Spades) == Approx(5.0));
    CHECK(strength.expected_tricks(spades("AKQ"), Suit::Spades) == Approx(3.0));
    const double side_ace = strength.expected_tricks(spades("A"), Suit::Hearts);
    CHECK(side_ace > 0.5);
    CHECK(side_ace < 1.0);
    // The more cards of its suit a hand has, the sooner an opponent ruffs it.
    CHECK(strength.expected_tricks(spades("A2"), Suit::Hearts) < side_ace);
  }
}

TEST_CASE("Of nine trumps the last ones take tricks as surely as the highest", "[play][strength][unit]") {
  const HandStrength strength(Deck().cards(), {.seats = 2, .hand_cards = 9});
  CHECK(strength.expected_tricks(parse_hand("AKQJT9876...", Deck(), 9), Suit::Spades) == Approx(9.0));
  // The more cards of a side suit a hand has, the sooner one of them is ruffed, but never all for sure.
  const double eight = strength.expected_tricks(parse_hand("AKQJT987...", Deck(), 8), Suit::Hearts);
  const double nine = strength.expected_tricks(parse_hand("AKQJT9876...", Deck(), 9), Suit::Hearts);
  CHECK(0.0 < nine);
  CHECK(nine < eight);
}

TEST_CASE("Each further low trump is worth more than the one before", "[play][strength][unit]") {
  const HandStrength strength(Deck().cards(), {.seats = 4, .hand_cards = 5});
  std::vector<double> tricks;
  for (const char* trumps : {"65", "654", "6543", "65432"})
    tricks.push_back(strength.expected_tricks(spades(trumps), Suit::Spades));
  CHECK(tricks[0] < 0.5);
  CHECK(tricks[1] - tricks[0] < tricks[2] - tricks[1]);
  CHECK(tricks[2] - tricks[1] < tricks[3] - tricks[2]);
  CHECK(tricks[3] - tricks[2] < 1.0);
  // As cards of a side suit they are worth far less.
  CHECK(strength.expected_tricks(spades("65432"), Suit::Hearts) < 0.5);
}

TEST_CASE("A hand is worth what its suits are worth", "[play][strength][unit]") {
  const HandStrength strength(Deck().cards(), {.seats = 4, .hand_cards = 5});
  const CardSet hand = parse_hand("A9.KQ.2.", Deck(), 5);
  for (const Suit trump : kSuitsHighToLow) {
    double sum = 0.0;
    for (const Suit suit : kSuitsHighToLow) sum += strength.expected_tricks(hand.of(suit), trump);
    CHECK(strength.expected_tricks(hand, trump) == Approx(sum));
  }
  double fear = 0.0;
  for (const Suit suit : kSuitsHighToLow) fear += strength.feared_tricks(hand.of(suit));
  CHECK(strength.feared_tricks(hand) == Approx(fear));
}

TEST_CASE("More trumps, higher cards and fewer opponents are never worth less", "[play][strength][unit]") {
  const HandStrength two(kSmallDeck.cards(), {.seats = 2, .hand_cards = 5});
  const HandStrength four(kSmallDeck.cards(), {.seats = 4, .hand_cards = 5});
  const CardSet suit = kSmallDeck.cards().of(Suit::Spades);
  for (const CardSet own : holdings()) {
    CAPTURE(to_dots(own));
    const double trumps = four.expected_tricks(own, Suit::Spades);
    const double side = four.expected_tricks(own, Suit::Hearts);
    CHECK(side <= trumps);
    CHECK(0.0 <= side);
    CHECK(trumps <= own.size());
    CHECK(trumps <= two.expected_tricks(own, Suit::Spades));
    CHECK(side <= two.expected_tricks(own, Suit::Hearts));
    for (const Card more : suit - own) {
      if (own.size() < 5) CHECK(four.expected_tricks(own | more, Suit::Spades) >= trumps);
      for (const Card other : own) {
        if (other.rank() > more.rank()) continue;
        const CardSet higher = (own - other) | more;
        CHECK(four.expected_tricks(higher, Suit::Spades) >= trumps);
        CHECK(four.expected_tricks(higher, Suit::Hearts) >= side);
      }
    }
  }
}

TEST_CASE("A player looks the strength of each size of hands up in its own table", "[play][strength][unit]") {
  StrengthCache cache;
  for (int round = 0; round < 2; ++round) {
    for (const int hand_cards : {5, 3, 7, 1}) {
      for (const int seats : {2, 3}) {
        for (const CardSet deck : {Deck().cards(), kSmallDeck.cards()}) {
          test::Dealer dealer(1);
          const Deal deal = test::deal_from(dealer, deck, seats, hand_cards);
          const Contract contract{1, Trump::first_lead()};
          const View view = view_of(kDeclarer, test::with_stock(deal, deck), contract, {},
                                    History({.seats = seats, .hand_cards = hand_cards}, contract.trump));
          const HandStrength& strength = cache.of(view);
          CHECK(strength.is_for(deck, {.seats = seats, .hand_cards = hand_cards}));
          CHECK_FALSE(strength.is_for(deck, {.seats = seats + 1, .hand_cards = hand_cards}));
          CHECK_FALSE(strength.is_for(deck, {.seats = seats, .hand_cards = hand_cards + 1}));
          CHECK_FALSE(strength.is_for(deck - deck.highest(), {.seats = seats, .hand_cards = hand_cards}));
          const HandStrength fresh(deck, {.seats = seats, .hand_cards = hand_cards});
          CHECK(strength.feared_tricks(deal.hand(kDeclarer)) == fresh.feared_tricks(deal.hand(kDeclarer)));
        }
      }
    }
  }
}

}  // namespace
}  // namespace nap
