// Who may win a trick of which suit, if the declarer does not win it and nobody ruffs.
#pragma once

#include "bits/lanes.hpp"
#include "bits/position.hpp"
#include "bits/seat_lanes.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// All hands but the declarer's.
template <int Seats>
SeatLanes<Seats> defenders(const Position<Seats>& position) {
  return SeatLanes<Seats>(position.hands).without(kDeclarer);
}

// For each defender, the suits in which this seat may win a trick that a defender leads: suits in which it
// has a card at least as high as the lowest card of everyone who must follow.
//
// Where discards are deferred (see Position), it is uncertain who must follow. Of any suit a seat has
// discarded at most as many cards as it has deferred discards. If it holds no more cards of the suit than
// that, it may be void. But the leader certainly has the card that is led.
template <int Seats>
class WinnableSuits {
  using Lanes = SeatLanes<Seats>;

 public:
  WinnableSuits(const Lanes& defenders, const Lanes& deferred)
      : held_(defenders.lanes_with_any()),
        up_to_top_(defenders.up_to_top()),
        followed_(where_greater(defenders.counts(), deferred)),
        lowest_((defenders.bottoms() & followed_).united()) {}

  // For each defender, the suits that this seat must follow.
  const Lanes& followed() const { return followed_; }
  // The lowest card of each seat that must follow when the trick is led from `hand`. No card below any of
  // these wins the trick.
  Word lowest_when_led_from(Word hand) const { return lowest_ | lane_bottoms(hand); }
  Lanes when_led_from(Word hand) const {
    const Lanes lowest(lowest_when_led_from(hand));
    return held_ & ~(lowest & ~up_to_top_).lanes_with_any();
  }

 private:
  Lanes held_;
  Lanes up_to_top_;
  Lanes followed_;
  Word lowest_;  // the lowest card of each seat that must follow, whoever leads
};

// The suits that each defender may win in this trick.
template <int Seats>
SeatLanes<Seats> winnable_suits(const Position<Seats>& position) {
  const WinnableSuits<Seats> suits(defenders(position), SeatLanes<Seats>(position.deferred));
  return suits.when_led_from(position.hand(position.leader));
}

}  // namespace nap::search::inline NAP_PROCESSOR
