#include "nap/rules/trick.hpp"

#include <vector>

#include <catch2/catch.hpp>

#include "nap/cards/deck.hpp"
#include "nap/rules/trump.hpp"

namespace nap {
namespace {

constexpr Card kAceOfSpades(Rank::Ace, Suit::Spades);
constexpr Card kTwoOfSpades(Rank::Two, Suit::Spades);
constexpr Card kKingOfHearts(Rank::King, Suit::Hearts);
constexpr Card kThreeOfHearts(Rank::Three, Suit::Hearts);
constexpr Card kTwoOfClubs(Rank::Two, Suit::Clubs);
constexpr Card kQueenOfDiamonds(Rank::Queen, Suit::Diamonds);

int winner(const std::vector<Card>& trick, std::optional<Suit> trump) { return trick_winner(trick, trump); }

TEST_CASE("A hand that can follow suit must", "[rules][trick]") {
  const CardSet hand = CardSet(kAceOfSpades) | kThreeOfHearts | kKingOfHearts;
  CHECK(legal_cards(hand, Suit::Hearts) == (CardSet(kThreeOfHearts) | kKingOfHearts));
  CHECK(legal_cards(hand, Suit::Spades) == CardSet(kAceOfSpades));
}

TEST_CASE("A hand without the suit led may discard or trump as it likes", "[rules][trick]") {
  const CardSet hand = CardSet(kAceOfSpades) | kThreeOfHearts | kKingOfHearts;
  CHECK(legal_cards(hand, Suit::Clubs) == hand);
  CHECK(legal_cards(hand, Suit::Diamonds) == hand);
}

TEST_CASE("The highest card of the suit led takes a trick without trumps", "[rules][trick]") {
  CHECK(winner({kThreeOfHearts, kKingOfHearts, kAceOfSpades}, std::nullopt) == 1);
  CHECK(winner({kKingOfHearts, kThreeOfHearts, kAceOfSpades}, Suit::Diamonds) == 0);
  CHECK(winner({kTwoOfClubs, kAceOfSpades, kKingOfHearts, kQueenOfDiamonds}, std::nullopt) == 0);
}

TEST_CASE("The highest trump takes the trick", "[rules][trick]") {
  CHECK(winner({kKingOfHearts, kTwoOfSpades, kThreeOfHearts}, Suit::Spades) == 1);
  CHECK(winner({kKingOfHearts, kTwoOfSpades, kAceOfSpades, kTwoOfClubs}, Suit::Spades) == 2);
  CHECK(winner({kKingOfHearts, kAceOfSpades, kTwoOfSpades}, Suit::Spades) == 1);
  CHECK(winner({kTwoOfSpades, kAceOfSpades, kKingOfHearts}, Suit::Spades) == 1);
}

TEST_CASE("The only card of a trick takes it", "[rules][trick]") {
  CHECK(winner({kTwoOfClubs}, Suit::Spades) == 0);
  CHECK(winner({kTwoOfClubs}, std::nullopt) == 0);
}

// The strength of a card in a trick, as a player reckons it.
int strength(Card card, Suit led, std::optional<Suit> trump) {
  const int rank = static_cast<int>(card.rank());
  if (card.suit() == trump) return 100 + rank;
  return card.suit() == led ? rank : -1;
}

TEST_CASE("Of any three cards the strongest takes the trick", "[rules][trick][oracle]") {
  const CardSet deck = Deck(24).cards();
  std::vector<std::optional<Suit>> trumps(kSuitsHighToLow.begin(), kSuitsHighToLow.end());
  trumps.emplace_back(std::nullopt);
  int wrong = 0;
  for (const Card first : deck) {
    for (const Card second : deck) {
      for (const Card third : deck) {
        if (first == second || first == third || second == third) continue;
        for (const std::optional<Suit> trump : trumps) {
          const std::vector<Card> trick = {first, second, third};
          const auto won = static_cast<std::size_t>(trick_winner(trick, trump));
          for (const Card card : trick) {
            if (strength(card, first.suit(), trump) > strength(trick[won], first.suit(), trump)) ++wrong;
          }
        }
      }
    }
  }
  CHECK(wrong == 0);
}

TEST_CASE("The joker is the highest trump, and follows suit as one", "[rules][trick][joker]") {
  const Card joker = Card::joker();
  CHECK(winner({kAceOfSpades, joker, kTwoOfSpades}, Suit::Spades) == 1);
  CHECK(winner({joker, kAceOfSpades, kTwoOfSpades}, Suit::Spades) == 0);
  CHECK(winner({kKingOfHearts, kAceOfSpades, joker}, Suit::Spades) == 2);
  const CardSet hand = CardSet(joker) | kTwoOfSpades | kKingOfHearts;
  CHECK(legal_cards(hand, kAceOfSpades, Suit::Spades) == (CardSet(joker) | kTwoOfSpades));
  CHECK(legal_cards(hand, kAceOfSpades, Suit::Hearts) == CardSet(kTwoOfSpades));
  CHECK(legal_cards(hand, kQueenOfDiamonds, Suit::Diamonds) == CardSet(joker));
  CHECK(legal_cards(hand - CardSet(joker), joker, Suit::Hearts) == CardSet(kKingOfHearts));
  CHECK(legal_cards(hand, kQueenOfDiamonds, Suit::Hearts) == hand);
}

TEST_CASE("Without a trump suit the joker wins, and binds nobody to follow", "[rules][trick][joker]") {
  const Card joker = Card::joker();
  CHECK(winner({kAceOfSpades, joker, kKingOfHearts}, std::nullopt) == 1);
  CHECK(winner({joker, kAceOfSpades}, std::nullopt) == 0);
  const CardSet hand = CardSet(joker) | kTwoOfSpades | kKingOfHearts;
  CHECK(legal_cards(hand, kAceOfSpades, std::nullopt) == CardSet(kTwoOfSpades));
  CHECK(legal_cards(hand, kTwoOfClubs, std::nullopt) == hand);
  CHECK(legal_cards(hand - CardSet(joker), joker, std::nullopt) == hand - CardSet(joker));
}

TEST_CASE("The first card makes trump where the contract says so", "[rules][trick]") {
  CHECK(Trump::first_lead().after_lead(Suit::Hearts) == Suit::Hearts);
  CHECK(Trump::fixed(Suit::Clubs).after_lead(Suit::Hearts) == Suit::Clubs);
  CHECK_FALSE(Trump::none().after_lead(Suit::Hearts).has_value());
  CHECK(Trump::fixed(Suit::Clubs).suit() == Suit::Clubs);
  CHECK_FALSE(Trump::none().suit().has_value());
}

}  // namespace
}  // namespace nap
