// The decks that Nap is played with: the high cards of every suit, ace high.
#pragma once

#include <array>

#include "nap/cards/card_set.hpp"

namespace nap {

class Deck {
 public:
  // A deck of 24 has the nines and everything above; a deck of 52, the twos and everything above.
  static constexpr std::array<int, 8> kSizes = {24, 28, 32, 36, 40, 44, 48, 52};

  // Requires a size of kSizes; parse_deck (notation.hpp) checks what a user writes.
  constexpr explicit Deck(int size = 52) : size_(size) { assert(is_size(size)); }

  static constexpr bool is_size(int size) {
    for (const int known : kSizes) {
      if (known == size) return true;
    }
    return false;
  }

  constexpr int size() const { return size_; }
  constexpr Rank lowest_rank() const { return static_cast<Rank>(kRanks - size_ / kSuits); }
  constexpr CardSet cards() const {
    const std::uint64_t lane = CardSet::kLane & CardSet::kLane << static_cast<unsigned>(lowest_rank());
    return CardSet(lane | lane << 16U | lane << 32U | lane << 48U);
  }
  // The largest number of seats that can hold `hand_cards` cards each.
  constexpr int max_seats(int hand_cards) const { return size_ / hand_cards; }

  friend constexpr bool operator==(Deck, Deck) = default;

 private:
  int size_;
};

}  // namespace nap
