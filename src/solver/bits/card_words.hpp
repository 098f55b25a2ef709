// Cards as the bits of one word.
//
//   bits 63 .......... 48 47 .......... 32 31 .......... 16 15 ........... 0
//        -*jAKQJT98765432 ---AKQJT98765432 ---AKQJT98765432 ---AKQJT98765432
//        trump suit       ♥, or ♠ where ♥  ♦, or ♠ where ♦  ♣, or ♠ where ♣
//                         is trump         is trump         is trump
//
// This is the layout of CardSet, except that the trump suit has changed places with spades. So of the cards
// of a trick that are of the suit led or trumps, the winning one is simply the largest word. Each suit has a
// lane of sixteen bits. The upper three are guard bits: they stand for no card, and are 0 in sets of cards.
// But two guard bits of the top lane stand for the joker: j, next to the ace of trumps, if there is a trump
// suit, and * if there is none (see JokerAlone in trick/sides.hpp).
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "bits/processor.hpp"
#include "nap/cards/card_set.hpp"

namespace nap::search::inline NAP_PROCESSOR {

using Word = std::uint64_t;

inline constexpr Suit kTrumpLane = Suit::Spades;
inline constexpr Word kLoneJoker = CardSet(Card::joker()).bits();
inline constexpr Word kTrumpJoker = kLoneJoker >> 1U;
inline constexpr Word kAllCards = CardSet::full_deck().bits() | kTrumpJoker | kLoneJoker;
inline constexpr Word kLaneOfCards = CardSet::kLane;  // a suit, and the joker above the trumps
inline constexpr Word kTrumps = CardSet::whole_suit(kTrumpLane).bits();

constexpr Word lane_of(int bit) { return kLaneOfCards << (static_cast<unsigned>(bit) & 48U); }
constexpr Word top_card(Word cards) { return std::bit_floor(cards); }
constexpr Word bottom_card(Word cards) { return cards & (~cards + 1); }
// Every bit higher than the single bit `card`.
constexpr Word above(Word card) { return ~(card | (card - 1)); }
constexpr Word lane_with(Word card) { return lane_of(std::countr_zero(card)); }

// All cards of a suit, or none.
constexpr Word bits_of(std::optional<Suit> suit) { return suit ? CardSet::whole_suit(*suit).bits() : 0; }

// Exchanges the lane of the trump suit, if there is one, with the top lane, and puts the joker above it.
constexpr Word trump_to_top(CardSet cards, std::optional<Suit> trump) {
  if (!trump) return cards.bits();
  const unsigned shift = 16U * (static_cast<unsigned>(kTrumpLane) - static_cast<unsigned>(*trump));
  const Word joker = cards.bits() & kLoneJoker;
  const Word suits = cards.bits() ^ joker;
  if (shift == 0) return suits | joker >> 1U;
  const Word top = cards.of(kTrumpLane).bits();
  const Word low = cards.of(*trump).bits();
  return (suits ^ top ^ low) | joker >> 1U | top >> shift | low << shift;
}
static_assert(trump_to_top(CardSet(Card(Rank::Ace, Suit::Hearts)), Suit::Hearts) == Word{1} << 60U);
static_assert(trump_to_top(CardSet(Card(Rank::Seven, Suit::Spades)), Suit::Hearts) == Word{1} << 37U);
static_assert(trump_to_top(CardSet(Card::joker()), Suit::Spades) == Word{1} << 61U);
static_assert(trump_to_top(CardSet(Card::joker()), std::nullopt) == Word{1} << 62U);

// The lowest card of every run of touching cards in `hand`. Cards with only `gone` cards between them take
// the same tricks. One addition finds the cards that touch a held card from above: a carry that starts just
// above a held card runs over gone cards and stops at the first card that is not gone. Guard bits are never
// gone, so no carry leaves its suit.
//
//   suit   AKQJT98765432        K touches J, as Q is gone; 4 touches 3.
//   hand   .1.1......11.        J and 3 stand for all four.
//   gone   ..1.1........
//   lowest ...1.......1.
constexpr Word lowest_of_runs(Word hand, Word gone) { return hand & ~((hand << 1U) + gone); }
static_assert(lowest_of_runs(0b0'1010'0000'0110, 0b0'0101'0000'0000) == 0b0'0010'0000'0010);

// A word for each seat, then zeros that fill the vector registers.
template <int Seats>
using SeatWords = std::array<Word, Seats <= 4 ? 4 : 8>;
// A number for each seat, and then zeros.
using SeatBytes = std::array<std::uint8_t, 8>;

}  // namespace nap::search::inline NAP_PROCESSOR
