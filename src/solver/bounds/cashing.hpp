// How many tricks the leader can cash alone, without a partner.
#pragma once

#include <bit>

#include "bits/lanes.hpp"
#include "bits/position.hpp"
#include "bits/seat_lanes.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Whether the leader alone can cash so many tricks without losing the lead, whatever everyone else does.
//
// The leader's top trumps win. If they are at least as many as the trumps of any other player, they draw all
// trumps. Then all trumps of the leader win. Of each side suit the top run wins, or the whole suit if the run
// exhausts every other player:
//
//   spades are trump   ♠    ♥    ♦
//   leader             AK   A4   K      ♠AK, then ♥A and ♦K: four tricks
//   left               Q    KQ   Q9     at most two trumps a player: ♠AK draw them
//   opposite           J2   T9   5
//   right              -    J8   T86
//
// Otherwise a top card of a side suit wins as long as every player who still has a trump must follow suit. So
// the leader cashes the side suits first and the top trumps last. Players without trumps may discard what
// they like:
//
//   spades are trump   ♠    ♥    ♦
//   leader             A5   AK   K      ♥AK, then ♠A: three tricks
//   left               K3   Q9   8      follows to ♥AK
//   opposite           Q2   J87  -      follows to ♥AK, but may ruff ♦K
//   right              -    5    JT96   has no trump: may discard on ♥AK
template <int Seats>
bool can_cash(const Position<Seats>& position, Word trumps, int tricks) {
  const Word hand = position.hand(position.leader);
  const Word run = hand & ~up_to_top(position.in_play() ^ hand);
  if (std::popcount(hand & lanes_with_any(run)) < tricks) return false;  // most often
  const Word runs = lane_counts(run);
  using Lanes = SeatLanes<Seats>;
  const Lanes others = Lanes(position.hands).without(position.leader);
  const Lanes lengths = others.counts();
  const Word longest = lengths.largest();
  if (trumps == 0 || trump_count(runs) >= trump_count(longest)) {
    const Word exhausting = lanes_where_at_least(runs, longest);
    return lane_sum((lane_counts(hand) & exhausting) | (runs & ~exhausting)) >= tricks;
  }
  const Lanes must_follow = surplus(lengths, Lanes(position.deferred));
  const Lanes may_ruff = (others & Lanes(trumps)).words_with_any() & Lanes(~kTrumpLaneBits);
  const Word limit = (must_follow | (~may_ruff & Lanes(each_lane(0xF)))).smallest();
  return lane_sum(lane_min(runs, limit)) >= tricks;
}

}  // namespace nap::search::inline NAP_PROCESSOR
