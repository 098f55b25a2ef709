// What avoids a trick for a lone declarer at misère, and what cannot.
#pragma once

#include "bits/lanes.hpp"
#include "bits/position.hpp"
#include "bits/seat_lanes.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Whether somebody else has a card below all cards of this hand, in a suit that the hand holds.
inline bool is_undercut(Word hand, Word others) { return (lane_bottoms(hand) & down_to_bottom(others)) != 0; }

// Whether a hand that has no trumps and is not on lead can avoid every further trick against all others. It
// can if in every suit its lowest card is below the others' lowest, its second lowest below their second
// lowest, and so on. To a card led it then plays its highest card below that card; if it cannot follow, it
// discards the highest card of any suit. Both keep the condition true.
inline bool can_duck_everything(Word hand, Word others) {
  for (; hand != 0; hand = without_bottoms(hand), others = without_bottoms(others)) {
    if (is_undercut(hand, others)) return false;
  }
  return true;
}

// If true, a lone declarer, in a game without trumps and not on lead, can be made to take this very trick:
// the leader leads a card below all of the declarer's in a suit that the declarer holds, and everyone else
// who must follow has a card below the declarer's, too. A defender need not follow with cards that may all be
// deferred discards. In the last trick there is no other way to make the declarer take it.
template <int Seats>
bool must_take(const Position<Seats>& position) {
  const Word hand = position.hand(kDeclarer);
  const Word below = ~down_to_bottom(hand);
  const Word suits = lanes_with_any(hand) & lanes_with_any(position.hand(position.leader) & below);
  if (suits == 0) return false;
  using Lanes = SeatLanes<Seats>;
  const Lanes hands(position.hands);
  const Lanes stuck =
      where_greater(hands.counts(), Lanes(position.deferred)) & ~(hands & Lanes(below)).lanes_with_any();
  return (suits & ~stuck.without(kDeclarer).united()) != 0;
}

}  // namespace nap::search::inline NAP_PROCESSOR
