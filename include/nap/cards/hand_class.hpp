// Classes of hands that differ only in the names of their suits. As long as no suit is trump, such hands play
// alike.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "nap/cards/deck.hpp"

namespace nap {

// A renaming of the suits. The joker stays what it is.
class SuitPermutation {
 public:
  constexpr SuitPermutation() = default;  // the identity
  constexpr explicit SuitPermutation(std::array<Suit, kSuits> image) : image_(image) {}

  constexpr Suit operator()(Suit suit) const { return image_[static_cast<std::size_t>(suit)]; }
  constexpr Card operator()(Card card) const {
    return card.is_joker() ? card : Card(card.rank(), (*this)(card.suit()));
  }
  CardSet operator()(CardSet cards) const;
  SuitPermutation inverse() const;

 private:
  std::array<Suit, kSuits> image_ = {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades};
};

// The hand that represents a class. Its longest suit is called spades, the next hearts, and so on. Of two
// suits of equal length the one with the higher cards comes first. If the hand has the same cards in two
// suits, those of `out_of_play` decide in the same way. So if a hand and these cards are renamed together,
// they have the same canonical hand and the same cards beside it.
struct CanonicalHand {
  CardSet hand;
  SuitPermutation from_written;  // takes the suits of the hand as given to those of the canonical hand
};
CanonicalHand canonical_hand(CardSet hand, CardSet out_of_play = {});

struct HandClass {
  CardSet representative;  // its canonical hand
  int members;             // hands in the class: 1 to 24
};

// Every class of hands of `hand_cards` cards of the deck, each once, those with the strongest suits first. In
// a deck with a joker, the hands with the joker stand before all others. Requires at least one card. Five of
// 52 cards make 2,598,960 hands in 134,459 classes.
std::vector<HandClass> hand_classes(Deck deck, int hand_cards);

// The number of hands in all these classes together.
std::uint64_t count_hands(const std::vector<HandClass>& classes);

}  // namespace nap
