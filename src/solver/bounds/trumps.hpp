// Tricks that trumps are sure to win, and suits that may be ruffed.
#pragma once

#include <bit>

#include "bits/position.hpp"
#include "bits/seat_lanes.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Whether the trumps in `hand` win so many tricks however the cards are played. Each of these trumps wins the
// trick for its side when it is played, unless a higher trump of the other side falls on it. Each higher
// trump falls only once. So if the other side has k trumps above the lowest of the hand's n highest trumps,
// at least n - k of these win.
inline bool has_sure_trumps(Word hand, Word other_side, int tricks) {
  const Word others = other_side & kTrumps;
  Word own = hand & kTrumps;
  for (int held = std::popcount(own); held >= tricks; --held) {
    if (held - std::popcount(others & above(bottom_card(own))) >= tricks) return true;
    own &= own - 1;
  }
  return false;
}

// For each seat that holds one of these trumps, the suits in which it may be void: it has no more cards of
// the suit than it has deferred discards.
template <int Seats>
SeatLanes<Seats> suits_ruffed_with(const Position<Seats>& position, Word trumps) {
  using Lanes = SeatLanes<Seats>;
  const Lanes hands(position.hands);
  const Lanes may_be_void = ~where_greater(hands.counts(), Lanes(position.deferred));
  return may_be_void & (hands & Lanes(trumps)).words_with_any();
}

// Whether anybody but this seat has more than one trump.
template <int Seats>
bool others_have_several_trumps(const Position<Seats>& position, Seat seat) {
  using Lanes = SeatLanes<Seats>;
  const Lanes several = (Lanes(position.hands) & Lanes(kTrumps)).words_with_several();
  return several.without(seat).united() != 0;
}

}  // namespace nap::search::inline NAP_PROCESSOR
