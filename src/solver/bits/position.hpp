// The solver's view of a deal between two tricks: cards still held, who leads, how many tricks are left.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "bits/processor.hpp"
#include "nap/cards/deal.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Cards in the layout of CardSet, except that the trump suit has changed places with spades: in a trick,
// masked to the suit led and trumps, the winning card is simply the largest word.
using Word = std::uint64_t;

inline constexpr Suit kTrumpLane = Suit::Spades;
inline constexpr Word kAllCards = CardSet::full_pack().bits();
inline constexpr Word kTrumps = CardSet::whole_suit(kTrumpLane).bits();

constexpr Word lane_of(int bit) { return CardSet::kLane << (static_cast<unsigned>(bit) & 48U); }
constexpr Word top_card(Word cards) { return std::bit_floor(cards); }
constexpr Word bottom_card(Word cards) { return cards & (~cards + 1); }
// Every bit higher than the single bit `card`.
constexpr Word above(Word card) { return ~(card | (card - 1)); }
constexpr Word lane_with(Word card) { return lane_of(std::countr_zero(card)); }

// All bits of a suit, or none.
constexpr Word bits_of(std::optional<Suit> suit) { return suit ? CardSet::whole_suit(*suit).bits() : 0; }

// Exchanges `trump`'s lane with the top lane.
constexpr Word trump_to_top(CardSet cards, Suit trump) {
  const unsigned shift = 16U * (static_cast<unsigned>(kTrumpLane) - static_cast<unsigned>(trump));
  if (shift == 0) return cards.bits();
  const Word top = cards.bits() & kTrumps;
  const Word low = cards.bits() & CardSet::whole_suit(trump).bits();
  return (cards.bits() ^ top ^ low) | top >> shift | low << shift;
}

// Of every run of touching cards in `hand`, the lowest: cards with only `gone` cards between them take the
// same tricks. The cards that touch a held card from above are found by one addition, because a carry started
// just above a held card runs over gone cards and stops at the first card that is not gone. Guard bits are
// never gone, so no carry leaves its suit.
constexpr Word lowest_of_runs(Word hand, Word gone) { return hand & ~((hand << 1U) + gone); }

// A word for each seat, and after them zeros to fill vector registers.
template <int Seats>
using SeatWords = std::array<Word, Seats <= 4 ? 4 : 8>;
// A number for each seat, and then zeros.
using SeatBytes = std::array<std::uint8_t, 8>;

template <int Seats>
struct Position {
  SeatWords<Seats> hands{};
  SeatBytes owed{};  // discards a seat still owes (see Search); none in the real game
  Word gone = 0;     // cards in no hand
  Seat leader;
  int tricks_left = 0;

  Word& hand(Seat seat) { return hands[seat.index()]; }
  Word hand(Seat seat) const { return hands[seat.index()]; }
  std::uint8_t& owed_by(Seat seat) { return owed[seat.index()]; }
  int owed_by(Seat seat) const { return owed[seat.index()]; }
  Word in_play() const { return kAllCards ^ gone; }

  // After a trick of the cards `played`, which `winner` took.
  Position after(Word played, Seat winner) const {
    Position next;
    for (std::size_t i = 0; i < hands.size(); ++i) next.hands[i] = hands[i] & ~played;
    next.owed = owed;
    next.gone = gone | played;
    next.leader = winner;
    next.tricks_left = tricks_left - 1;
    return next;
  }
};

}  // namespace nap::search::inline NAP_PROCESSOR
