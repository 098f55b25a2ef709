// Every lie of a view, for views that allow few.
#pragma once

#include <cstdint>

#include "nap/play/views/lies.hpp"

namespace nap {

namespace every_lie {

// Gives `seat` `cards` more cards of `pool`, then the seats after it theirs from `left`; calls visit(hands)
// for each way.
template <class Visit>
void give(const View& view, int seat, int cards, CardSet pool, CardSet left, Hands& hands,
          const Visit& visit) {
  const History& history = view.history;
  if (cards > 0) {
    // The lowest card that is still given decides: after it only higher ones are.
    while (pool.size() >= cards) {
      const CardSet card = pool.lowest();
      pool.remove(card);
      Hands with_card = hands;
      with_card[Seat(seat).index()].insert(card);
      give(view, seat, cards - 1, pool, left - card, with_card, visit);
    }
    return;
  }
  const int next = seat + 1 == view.seat.number() ? seat + 2 : seat + 1;
  if (next >= history.seats()) {
    visit(hands);
    return;
  }
  give(view, next, history.cards_left(Seat(next)), left - history.voids(Seat(next)), left, hands, visit);
}

}  // namespace every_lie

// Calls visit(const Hands&) once for every lie that the view allows. Lies(view).count() tells how many.
template <class Visit>
void for_each_lie(const View& view, const Visit& visit) {
  Hands hands{};
  hands[view.seat.index()] = view.hand();
  every_lie::give(view, -1, 0, CardSet(), view.unseen(), hands, visit);
}

}  // namespace nap
