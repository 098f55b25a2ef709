// Ranks, suits and single cards.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>

namespace nap {

// From low to high. The value is the rank's bit in the lane of its suit (see card_set.hpp).
enum class Rank : std::uint8_t {
  Two,
  Three,
  Four,
  Five,
  Six,
  Seven,
  Eight,
  Nine,
  Ten,
  Jack,
  Queen,
  King,
  Ace
};

// From low to high, as in bridge. The value is the suit's lane.
enum class Suit : std::uint8_t { Clubs, Diamonds, Hearts, Spades };

inline constexpr int kRanks = 13;
inline constexpr int kSuits = 4;
inline constexpr int kMaxSeats = 7;
inline constexpr int kMaxHandCards = 7;

// The suits in the order in which hands are written.
inline constexpr std::array<Suit, kSuits> kSuitsHighToLow = {Suit::Spades, Suit::Hearts, Suit::Diamonds,
                                                             Suit::Clubs};

// One card, stored as its bit number in a CardSet: sixteen bits per suit.
class Card {
 public:
  constexpr Card(Rank rank, Suit suit)
      : bit_(static_cast<std::uint8_t>(static_cast<unsigned>(suit) * 16U + static_cast<unsigned>(rank))) {}

  // Requires a bit that belongs to a card.
  static constexpr Card from_bit(int bit) {
    assert(bit >= 0 && bit < 64 && bit % 16 < kRanks);
    return Card(static_cast<Rank>(bit % 16), static_cast<Suit>(bit / 16));
  }

  constexpr Rank rank() const { return static_cast<Rank>(bit_ & 15U); }
  constexpr Suit suit() const { return static_cast<Suit>(bit_ >> 4U); }
  constexpr int bit() const { return bit_; }

  friend constexpr bool operator==(Card, Card) = default;

 private:
  std::uint8_t bit_;
};

}  // namespace nap
