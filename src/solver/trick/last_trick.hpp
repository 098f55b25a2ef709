// Who takes the last trick.
#pragma once

#include "bits/position.hpp"
#include "trick/setting.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Requires one trick left and no deferred discards.
template <int Seats, class Sides, class Techniques>
bool allies_win_last_trick(const Setting<Seats, Sides, Techniques>& setting,
                           const Position<Seats>& position) {
  Seat winner = position.leader;
  Word best = position.hand(winner);
  const Word contenders = lane_with(best) | setting.trumps;
  for (Seat seat = winner.next(Seats); seat != position.leader; seat = seat.next(Seats)) {
    const Word card = position.hand(seat) & contenders;
    if (card > best) {
      best = card;
      winner = seat;
    }
  }
  return setting.sides.is_ally(winner);
}

// The same for a lone declarer when each defender may still choose which card of the hand is the last one,
// because the others are deferred discards (see Discards). The declarer wins if no defender has a card that
// beats the declarer's and if the leader has to lead its suit. A trump wins whatever is led.
template <int Seats>
bool declarer_wins_last_trick_deferred(const Position<Seats>& position, Word trumps) {
  const Word card = position.hand(kDeclarer);
  const Word suit = lane_with(card);
  const Word others = position.in_play() ^ card;
  if ((others & (suit | trumps)) > card) return false;
  return position.leader == kDeclarer || suit == trumps || (position.hand(position.leader) & ~suit) == 0;
}

}  // namespace nap::search::inline NAP_PROCESSOR
