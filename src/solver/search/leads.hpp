// Which cards are led in Search, and in which order. Included by search.hpp.
#pragma once

#include <utility>

#include "search/search.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// The suits to lead from first: those in which the leader's side has the highest card; but against a declarer
// who is alone, the side suits that she holds. To a misère of partners all are alike.
template <int Seats, class Sides, class Techniques>
Word Search<Seats, Sides, Techniques>::preferred_suits(const Position& position) const {
  if (Sides::is_alone() && position.leader != kDeclarer)
    return lanes_with_any(position.hand(kDeclarer) & ~trumps_);
  if (sides_.is_misere()) return kAllCards;
  const Word ours = hands_with(position.leader, position);
  return lanes_with_any(ours & ~up_to_top(position.in_play() ^ ours));
}

// Whether to lead first what last served the same leader with as many tricks left, in whichever position. At
// misère only: elsewhere it takes as long as it saves.
template <int Seats, class Sides, class Techniques>
bool Search<Seats, Sides, Techniques>::has_killer(const Position& position) const {
  return use_.killer_leads && sides_.is_misere() && position.tricks_left > 2;
}

// The killer, then from the preferred suits, then from the others: from the top, at misère from the bottom.
template <int Seats, class Sides, class Techniques>
template <typename Search<Seats, Sides, Techniques>::Discards kDiscards>
bool Search<Seats, Sides, Techniques>::search_leads(const Position& position, int target) {
  const Seat leader = position.leader;
  const bool wants = sides_.wants_tricks(leader);
  const Word hand = position.hand(leader);
  const Word leads = distinct(hand, gone_for(hand, position));
  Word& killer = killers_[static_cast<std::size_t>(position.tricks_left)][leader.index()];
  const Word first = has_killer(position) ? leads & killer : 0;
  if (first != 0 && play_lead<kDiscards>(position, first, target) == wants) return wants;
  Word now = (leads ^ first) & preferred_suits(position);
  Word later = leads ^ first ^ now;
  while ((now | later) != 0) {
    if (now == 0) std::swap(now, later);
    const Word card = sides_.is_misere() ? bottom_card(now) : top_card(now);
    now ^= card;
    if (play_lead<kDiscards>(position, card, target) != wants) continue;
    if (has_killer(position)) killer = card;
    return wants;
  }
  return !wants;
}

}  // namespace nap::search::inline NAP_PROCESSOR
