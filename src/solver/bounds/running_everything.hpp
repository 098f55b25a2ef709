// Whether a lone declarer on lead takes every trick.
#pragma once

#include "bits/lanes.hpp"
#include "bits/position.hpp"
#include "bits/seat_lanes.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Whether the declarer, alone and on lead, takes every trick that is left. Exact: both answers are certain.
//
// The declarer draws trumps, then plays each suit from the top. Suppose that the declarer has m cards of a
// suit and a defender j. The defender can keep the highest of them until the suit is led for the min(j, m)th
// time, so the declarer needs that many cards above it. Drawing a defender's trumps takes as many trumps as
// that defender has, unless the declarer holds nothing but trumps. A defender can always keep what is needed:
// both play one card to each trick, and a defender who cannot follow has a card to spare.
template <int Seats>
bool can_run_everything(const Position<Seats>& position, Word trumps) {
  const Word hand = position.hand(kDeclarer);
  const Word lengths = lane_counts(hand);
  const bool only_trumps = (hand & ~trumps) == 0;
  using Lanes = SeatLanes<Seats>;
  const Lanes others = Lanes(position.hands).without(kDeclarer);
  const Lanes other_lengths = others.counts();
  const Lanes higher = (Lanes(hand) & ~others.up_to_top()).counts();
  if (where_greater(min(other_lengths, Lanes(lengths)), higher).united() != 0) return false;
  return trumps == 0 || only_trumps || trump_count(other_lengths.largest()) <= trump_count(lengths);
}

}  // namespace nap::search::inline NAP_PROCESSOR
