// Every world of a view, for views that allow few worlds.
#pragma once

#include <cstddef>

#include "nap/play/views/worlds.hpp"

namespace nap {

namespace every_world {

// Gives `seat` `cards` more cards from `pool`, then gives the seats after it theirs from `left`. Calls
// visit(hands) for each way to do so.
template <class Visit>
void give(const HiddenCards& hidden, int seat, int cards, CardSet pool, CardSet left, Hands& hands,
          const Visit& visit) {
  if (cards > 0) {
    // Each way is visited once: after the lowest card of a hand is chosen, only higher cards are added.
    while (pool.size() >= cards) {
      const CardSet card = pool.lowest();
      pool.remove(card);
      Hands with_card = hands;
      with_card[Seat(seat).index()].insert(card);
      give(hidden, seat, cards - 1, pool, left - card, with_card, visit);
    }
    return;
  }
  const int next = seat + 1 == hidden.seat.number() ? seat + 2 : seat + 1;
  if (next >= hidden.seats) {
    visit(hands);
    return;
  }
  const std::size_t place = Seat(next).index();
  give(hidden, next, hidden.sizes[place], left - hidden.voids[place], left, hands, visit);
}

}  // namespace every_world

// Calls visit(const Hands&) once for every world that the view allows. Worlds::count() tells how many there
// are.
template <class Visit>
void for_each_world(const HiddenCards& hidden, const Visit& visit) {
  Hands hands{};
  hands[hidden.seat.index()] = hidden.hand;
  every_world::give(hidden, -1, 0, CardSet(), hidden.unseen, hands, visit);
}
template <class Visit>
void for_each_world(const View& view, const Visit& visit) {
  for_each_world(HiddenCards::of(view), visit);
}

}  // namespace nap
