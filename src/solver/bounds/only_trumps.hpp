// What a seat takes that has the only trumps, or that draws the others' trumps.
#pragma once

#include <bit>

#include "bits/lanes.hpp"
#include "bounds/trumps.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Whether the seat has the only trumps and takes so many tricks, whoever leads, with them and with its top
// runs of side suits. As long as the seat can follow suit with another card, it plays that card. The first
// time that it cannot, it takes the trick, if need be with a trump, and then cashes all its winners. The
// answer is no for a seat with deferred discards, because cards that it has discarded would be counted.
template <int Seats>
bool can_take_with_only_trumps(const Position<Seats>& position, Seat seat, int tricks) {
  const Word hand = position.hand(seat);
  const Word others = position.in_play() ^ hand;
  if ((hand & kTrumps) == 0 || (others & kTrumps) != 0 || position.deferred_by(seat) != 0) return false;
  return std::popcount(hand & ~up_to_top(others)) >= tricks;
}

// Whether the leader takes so many tricks by leading the lowest of several trumps, while nobody else has more
// than one. Whether that card wins or not, the leader's other trumps are then the only ones left (see
// can_take_with_only_trumps). Requires that the leader has no deferred discards. The others may have some, as
// trumps are never deferred.
template <int Seats>
bool can_draw_trumps(const Position<Seats>& position, int tricks) {
  const Word hand = position.hand(position.leader);
  const Word rest = hand ^ bottom_card(hand & kTrumps);
  const Word others = (position.in_play() ^ hand) & ~kTrumps;
  if ((rest & kTrumps) == 0 || std::popcount(rest & ~up_to_top(others)) < tricks) return false;
  return !others_have_several_trumps(position, position.leader);
}

}  // namespace nap::search::inline NAP_PROCESSOR
