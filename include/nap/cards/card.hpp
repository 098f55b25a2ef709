// Ranks, suits and single cards.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>

namespace nap {

// From low to high. The value is the rank's bit in the lane of its suit (see card_set.hpp). The last is that
// of a joker once a suit is trump.
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
  Ace,
  Joker
};

// From low to high, as in bridge. The value is the suit's lane.
enum class Suit : std::uint8_t { Clubs, Diamonds, Hearts, Spades };

inline constexpr int kRanks = 13;
inline constexpr int kSuits = 4;
inline constexpr int kMaxSeats = 7;
// Two seats may hold nine cards each, more seats at most seven.
constexpr int max_hand_cards(int seats) { return seats == 2 ? 9 : 7; }
inline constexpr int kMaxHandCards = max_hand_cards(2);
inline constexpr int kMaxCardsInPlay = kMaxSeats * max_hand_cards(kMaxSeats);

// The suits in the order in which hands are written.
inline constexpr std::array<Suit, kSuits> kSuitsHighToLow = {Suit::Spades, Suit::Hearts, Suit::Diamonds,
                                                             Suit::Clubs};

// One card, stored as its bit number in a CardSet: sixteen bits per suit. The joker has no rank and no suit
// until a suit is trump. From then on it is the highest card of that suit, above the ace.
class Card {
 public:
  constexpr Card(Rank rank, Suit suit)
      : bit_(static_cast<std::uint8_t>(static_cast<unsigned>(suit) * 16U + static_cast<unsigned>(rank))) {}

  static constexpr Card joker() { return Card(kJokerBit); }
  // The joker where this suit is trump.
  static constexpr Card joker_of(Suit trump) { return {Rank::Joker, trump}; }
  // Requires a bit that belongs to a card.
  static constexpr Card from_bit(int bit) {
    assert(bit == kJokerBit || (bit >= 0 && bit < 64 && bit % 16 <= kRanks));
    return Card(static_cast<std::uint8_t>(bit));
  }

  // The joker without a trump suit.
  constexpr bool is_joker() const { return bit_ == kJokerBit; }
  // Neither is asked of it.
  constexpr Rank rank() const {
    assert(!is_joker());
    return static_cast<Rank>(bit_ & 15U);
  }
  constexpr Suit suit() const {
    assert(!is_joker());
    return static_cast<Suit>(bit_ >> 4U);
  }
  constexpr int bit() const { return bit_; }

  friend constexpr bool operator==(Card, Card) = default;

 private:
  // Above every other card. A bit lies between the joker and the ace of spades, so they do not touch.
  static constexpr std::uint8_t kJokerBit = 62;
  constexpr explicit Card(std::uint8_t bit) : bit_(bit) {}

  std::uint8_t bit_;
};

}  // namespace nap
