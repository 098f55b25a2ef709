// A set of cards in one 64-bit word.
//
//   bit   63..61  60 ........ 48 | 47..45  44 ... 32 | 31..29  28 ... 16 | 15..13  12 .... 0
//         guard   A K Q ...... 2 | guard   A ..... 2 | guard   A ..... 2 | guard   A ..... 2
//              spades            |      hearts       |     diamonds      |      clubs
//
// A higher card of a suit is a higher bit. The three guard bits above each ace stop carries between suits.
// The joker has bit 62, the highest of all, and where a suit is trump the lowest guard bit of that suit.
#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "nap/cards/card.hpp"

namespace nap {

class CardSet {
 public:
  static constexpr std::uint64_t kRanksOfSuit = 0x1FFF;  // the thirteen cards of one suit
  static constexpr std::uint64_t kLane = 0x3FFF;         // the same and a joker

  constexpr CardSet() = default;
  constexpr explicit CardSet(std::uint64_t bits) : bits_(bits) {}
  constexpr CardSet(Card card) : bits_(std::uint64_t{1} << card.bit()) {}  // so a card is also a set of one

  // Every card of `suit` from two to ace, and a joker that belongs to it.
  static constexpr CardSet whole_suit(Suit suit) {
    return CardSet(kLane << (16U * static_cast<unsigned>(suit)));
  }
  // Every card but the joker.
  static constexpr CardSet full_deck() {
    return CardSet(kRanksOfSuit | kRanksOfSuit << 16U | kRanksOfSuit << 32U | kRanksOfSuit << 48U);
  }

  constexpr std::uint64_t bits() const { return bits_; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool is_empty() const { return bits_ == 0; }
  constexpr bool has(Card card) const { return (bits_ >> card.bit() & 1U) != 0; }
  constexpr bool has_joker() const { return has(Card::joker()); }
  constexpr bool contains(CardSet other) const { return (other.bits_ & ~bits_) == 0; }
  constexpr CardSet of(Suit suit) const { return CardSet(bits_ & whole_suit(suit).bits_); }
  // The cards of `suit`, shifted down to bits 0 to 13.
  constexpr std::uint16_t lane(Suit suit) const {
    return static_cast<std::uint16_t>(bits_ >> (16U * static_cast<unsigned>(suit)) & kLane);
  }

  // These two require a non-empty set. The joker is highest, then spades, and so on.
  constexpr Card highest() const {
    assert(bits_ != 0);
    return Card::from_bit(63 - std::countl_zero(bits_));
  }
  constexpr Card lowest() const {
    assert(bits_ != 0);
    return Card::from_bit(std::countr_zero(bits_));
  }

  constexpr void insert(CardSet other) { bits_ |= other.bits_; }
  constexpr void remove(CardSet other) { bits_ &= ~other.bits_; }

  friend constexpr CardSet operator|(CardSet a, CardSet b) { return CardSet(a.bits_ | b.bits_); }
  friend constexpr CardSet operator&(CardSet a, CardSet b) { return CardSet(a.bits_ & b.bits_); }
  friend constexpr CardSet operator-(CardSet a, CardSet b) { return CardSet(a.bits_ & ~b.bits_); }
  friend constexpr bool operator==(CardSet, CardSet) = default;

  // Iterates from the highest card to the lowest, as hands are written.
  class Iterator {
   public:
    using value_type = Card;
    using difference_type = std::ptrdiff_t;
    using iterator_category = std::input_iterator_tag;
    using pointer = const Card*;
    using reference = Card;
    constexpr Iterator() = default;
    constexpr explicit Iterator(std::uint64_t bits) : bits_(bits) {}
    constexpr Card operator*() const { return CardSet(bits_).highest(); }
    constexpr Iterator& operator++() {
      bits_ &= ~(std::uint64_t{1} << CardSet(bits_).highest().bit());
      return *this;
    }
    constexpr Iterator operator++(int) {
      Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

   private:
    std::uint64_t bits_ = 0;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(); }

 private:
  std::uint64_t bits_ = 0;
};

static_assert(sizeof(CardSet) == 8);
static_assert(CardSet(Card(Rank::Ace, Suit::Spades)).bits() == std::uint64_t{1} << 60U);
static_assert(CardSet(Card(Rank::Two, Suit::Clubs)).bits() == 1);

}  // namespace nap
