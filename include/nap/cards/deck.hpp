// The decks that Nap is played with: the high cards of every suit, ace high, and with or without a joker.
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
  // The same deck and the joker.
  constexpr Deck with_joker() const {
    Deck deck = *this;
    deck.has_joker_ = true;
    return deck;
  }

  static constexpr bool is_size(int size) {
    for (const int known : kSizes) {
      if (known == size) return true;
    }
    return false;
  }

  // The cards without the joker: what a deck is named by.
  constexpr int size() const { return size_; }
  constexpr bool has_joker() const { return has_joker_; }
  constexpr Rank lowest_rank() const { return static_cast<Rank>(kRanks - size_ / kSuits); }
  constexpr CardSet cards() const {
    const std::uint64_t lane = CardSet::kRanksOfSuit & CardSet::kRanksOfSuit
                                                           << static_cast<unsigned>(lowest_rank());
    const CardSet suits(lane | lane << 16U | lane << 32U | lane << 48U);
    return has_joker_ ? suits | Card::joker() : suits;
  }
  // The largest number of seats that can hold `hand_cards` cards each.
  constexpr int max_seats(int hand_cards) const { return cards().size() / hand_cards; }

  friend constexpr bool operator==(Deck, Deck) = default;

 private:
  int size_;
  bool has_joker_ = false;
};

}  // namespace nap
