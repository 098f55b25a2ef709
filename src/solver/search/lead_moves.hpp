// The leads that Search tries.
#pragma once

#include "search/search.hpp"
#include "trick/candidates.hpp"
#include "trick/move_order.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Tries the killer lead first, then leads from the preferred suits, then the others. Each group goes from the
// top, at misère from the bottom.
template <int Seats, class Sides, class Techniques>
template <Discards kDiscards>
bool Search<Seats, Sides, Techniques>::search_leads(const Position& position, int target) {
  const Seat leader = position.leader;
  const bool wants = setting_.sides.wants_tricks(leader);
  const Word hand = position.hand(leader);
  const Word leads = distinct(setting_, hand, gone_for(setting_, hand, position));
  const bool has_killer = should_try_killer(setting_, position);
  Word& killer = killers_[static_cast<std::size_t>(position.tricks_left)][leader.index()];
  const Word first = has_killer ? leads & killer : 0;
  if (first != 0 && play_lead<kDiscards>(position, first, target) == wants) return wants;
  const Word preferred = (leads ^ first) & preferred_suits(setting_, position);
  CardQueue queue(preferred, leads ^ first ^ preferred);
  while (!queue.is_empty()) {
    const Word card = setting_.sides.is_misere() ? queue.take_bottom() : queue.take_top();
    if (play_lead<kDiscards>(position, card, target) != wants) continue;
    if (has_killer) killer = card;
    return wants;
  }
  return !wants;
}

template <int Seats, class Sides, class Techniques>
template <Discards kDiscards>
bool Search<Seats, Sides, Techniques>::play_lead(const Position& position, Word card, int target) {
  const Seat leader = position.leader;
  if (leader == kDeclarer && setting_.should_ask_must_take(target) &&
      beatable<Seats>(position, card, lane_with(card)) == 0) {
    return true;
  }
  return play_next<kDiscards, Seats - 1>(position, leader.next(Seats), lead(leader, card), target);
}

}  // namespace nap::search::inline NAP_PROCESSOR
