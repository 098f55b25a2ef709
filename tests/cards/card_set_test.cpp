#include <utility>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/cards/deck.hpp"

using namespace nap;

TEST_CASE("Every card of the deck has its own bit in the word", "[cards][unit]") {
  CardSet seen;
  for (int suit = 0; suit < kSuits; ++suit) {
    for (int rank = 0; rank < kRanks; ++rank) {
      const Card card(static_cast<Rank>(rank), static_cast<Suit>(suit));
      CHECK_FALSE(seen.has(card));
      CHECK(card.rank() == static_cast<Rank>(rank));
      CHECK(card.suit() == static_cast<Suit>(suit));
      CHECK(Card::from_bit(card.bit()) == card);
      seen.insert(card);
    }
  }
  CHECK(seen == CardSet::full_deck());
  CHECK(seen.size() == 52);
}

TEST_CASE("Iteration over a card set goes from the highest card down", "[cards][unit]") {
  const CardSet hand = CardSet(Card(Rank::Two, Suit::Clubs)) | CardSet(Card(Rank::Ace, Suit::Hearts)) |
                       CardSet(Card(Rank::Ten, Suit::Hearts));
  std::vector<Card> order(hand.begin(), hand.end());
  CHECK(order == std::vector<Card>{Card(Rank::Ace, Suit::Hearts), Card(Rank::Ten, Suit::Hearts),
                                   Card(Rank::Two, Suit::Clubs)});
  CHECK(hand.highest() == order.front());
  CHECK(hand.lowest() == order.back());
  CHECK(CardSet().begin() == CardSet().end());
}

TEST_CASE("Set operations are those of sets", "[cards][unit]") {
  const CardSet a = CardSet::full_deck().of(Suit::Spades);
  const CardSet b = CardSet(Card(Rank::Ace, Suit::Spades)) | CardSet(Card(Rank::Ace, Suit::Clubs));
  CHECK((a & b) == CardSet(Card(Rank::Ace, Suit::Spades)));
  CHECK((a | b).size() == 14);
  CHECK((b - a) == CardSet(Card(Rank::Ace, Suit::Clubs)));
  CHECK(a.contains(a & b));
  CHECK_FALSE(a.contains(b));
  CHECK(b.of(Suit::Clubs).size() == 1);
  CHECK(b.lane(Suit::Clubs) == 1U << 12U);
  CHECK(CardSet::whole_suit(Suit::Spades) == (a | Card::joker_of(Suit::Spades)));
}

TEST_CASE("A deck keeps the high cards of every suit", "[cards][unit]") {
  const std::vector<std::pair<int, Rank>> lowest = {{24, Rank::Nine},  {28, Rank::Eight}, {32, Rank::Seven},
                                                    {36, Rank::Six},   {40, Rank::Five},  {44, Rank::Four},
                                                    {48, Rank::Three}, {52, Rank::Two}};
  for (const auto& [size, rank] : lowest) {
    const Deck deck(size);
    CHECK(deck.cards().size() == size);
    CHECK(deck.lowest_rank() == rank);
    CHECK(deck.cards().lowest().rank() == rank);
    CHECK(deck.cards().highest() == Card(Rank::Ace, Suit::Spades));
    CHECK(deck.max_seats(5) == size / 5);
  }
}
