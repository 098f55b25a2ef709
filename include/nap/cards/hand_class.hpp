// Hands up to suit permutation: as long as no suit is trump yet, two hands that differ only in the names of
// their suits are the same hand.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "nap/cards/deck.hpp"

namespace nap {

// A renaming of the suits.
class SuitPermutation {
 public:
  constexpr SuitPermutation() = default;  // the identity
  constexpr explicit SuitPermutation(std::array<Suit, kSuits> image) : image_(image) {}

  constexpr Suit operator()(Suit suit) const { return image_[static_cast<std::size_t>(suit)]; }
  constexpr Card operator()(Card card) const { return Card(card.rank(), (*this)(card.suit())); }
  CardSet operator()(CardSet cards) const;
  SuitPermutation inverse() const;

 private:
  std::array<Suit, kSuits> image_ = {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades};
};

// The member that stands for a hand's class: the longest suit is called spades, the next hearts and so on; of
// suits equally long the one with the higher cards comes first.
struct CanonicalHand {
  CardSet hand;
  SuitPermutation from_written;  // the written hand's suits to the canonical hand's
};
CanonicalHand canonical_hand(CardSet hand);

struct HandClass {
  CardSet representative;  // its canonical hand
  int members;             // hands in the class: 1 to 24
};

// Every class of `hand_cards` cards of the deck, each once, the strongest suits first.
// 134,459 classes of 2,598,960 hands for five of 52 cards.
std::vector<HandClass> hand_classes(Deck deck, int hand_cards);

// The hands of all these classes together.
std::uint64_t count_hands(const std::vector<HandClass>& classes);

}  // namespace nap
