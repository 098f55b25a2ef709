// How many tricks a side can cash when several of its players lead in turn.
#pragma once

#include <algorithm>
#include <bit>

#include "bits/lanes.hpp"
#include "bounds/trumps.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// What stops the leader's side from cashing together (see can_cash_together).
struct Opposition {
  Word hands = 0;                // of the other side
  Word limit = each_lane(0x7F);  // how often each suit can be cashed before somebody ruffs
  int most_trumps = 0;           // of a player on the leader's side
};
template <int Seats, class Sides>
Opposition opposition(const Position<Seats>& position, const Sides& sides, Word trumps) {
  Opposition opposition;
  for (const Seat seat : all_seats(Seats)) {
    const Word hand = position.hand(seat);
    if (!sides.are_opposed(seat, position.leader)) {
      opposition.most_trumps = std::max(opposition.most_trumps, std::popcount(hand & trumps));
      continue;
    }
    opposition.hands |= hand;
    if ((hand & trumps) == 0) continue;
    opposition.limit = lane_min(opposition.limit, lane_counts(hand));
  }
  return opposition;
}

// The most tricks in side suits that partners of `seat` can cash when `seat` gives up the lead: first one
// partner, then a partner of that one, kPartners in all. The lead never goes straight back to `before`, the
// seat that led before `seat`. `wins` holds for each seat how many tricks it can cash in each suit. A seat
// gives up the lead with a card of a suit that the next seat cashes.
template <int kPartners, int Seats, class Sides>
int most_cashed_by_partners(const Position<Seats>& position, const Sides& sides, const SeatWords<Seats>& wins,
                            Seat seat, Seat before) {
  int most = 0;
  for (const Seat next : all_seats(Seats)) {
    if (sides.are_opposed(next, seat) || next == seat || next == before) continue;
    const Word won = wins[next.index()];
    if ((lanes_with_any(won) & position.hand(seat)) == 0) continue;
    int tricks = lane_sum(won);
    if constexpr (kPartners > 1) {
      tricks += most_cashed_by_partners<kPartners - 1>(position, sides, wins, next, seat);
    }
    most = std::max(most, tricks);
  }
  return most;
}

// Whether the leader's side can cash so many tricks one after the other, or can cash some and is then sure of
// the rest with its trumps.
//
// The leader cashes top runs of side suits and crosses to a partner, who does the same and crosses to a
// third. Each suit is cashed by the seat that has its highest card, so nobody has to part with a winner or
// with the card that gives up the lead. Opponents with trumps must follow suit all the time. Nobody on the
// leader's side has to ruff while other cards are left. So all of them keep their trumps, and has_sure_trumps
// holds for the rest. Requires that nobody has deferred discards.
template <int Seats, class Sides>
bool can_cash_together(const Position<Seats>& position, const Sides& sides, Word trumps, int tricks) {
  const auto [others, limit, most_trumps] = opposition(position, sides, trumps);
  const Word in_play = position.in_play();
  const Word winners = (in_play ^ others) & ~(up_to_top(others) | trumps);
  if (lane_sum(lane_min(lane_counts(winners), limit)) + most_trumps < tricks) return false;

  using Lanes = SeatLanes<Seats>;
  const Lanes hands(position.hands);
  const Lanes runs = hands & ~((Lanes(in_play) ^ hands).up_to_top() | Lanes(trumps));
  const SeatWords<Seats> wins = min(runs.counts(), Lanes(limit)).each();
  const int all = lane_sum(wins[position.leader.index()]) +
                  most_cashed_by_partners<2>(position, sides, wins, position.leader, position.leader);
  const int cashed = std::min(all, position.tricks_left - most_trumps);
  if (cashed >= tricks) return true;
  if (trumps == 0) return false;
  for (const Seat seat : all_seats(Seats)) {
    if (sides.are_opposed(seat, position.leader)) continue;
    if (has_sure_trumps(position.hand(seat), others, tricks - cashed)) return true;
  }
  return false;
}

}  // namespace nap::search::inline NAP_PROCESSOR
