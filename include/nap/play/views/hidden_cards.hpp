// What a seat knows about the cards that it does not see.
#pragma once

#include <array>

#include "nap/cards/deal.hpp"
#include "nap/play/views/view.hpp"

namespace nap {

// Cards that the declarer cannot hold because a rule forced the first card: under LeadRule::LowestTrump lower
// trumps, under LowestNonTrump cards of lower rank that are no trumps. Empty before the first card.
CardSet ruled_out_by_lead(const View& view);

// Everything that the worlds of a view depend on, but for ruled_out_by_lead.
struct HiddenCards {
  int seats;
  Seat seat;                               // who looks
  CardSet hand;                            // what this seat still holds
  CardSet unseen;                          // what the other seats and the stock hold
  std::array<int, kMaxSeats> sizes{};      // cards that each seat has yet to play
  std::array<CardSet, kMaxSeats> voids{};  // cards that each seat cannot hold

  static HiddenCards of(const View& view) {
    HiddenCards hidden{view.history.seats(), view.seat, view.hand(), view.unseen()};
    for (const Seat seat : all_seats(hidden.seats)) {
      hidden.sizes[seat.index()] = view.history.cards_left(seat);
      hidden.voids[seat.index()] = view.history.voids(seat);
    }
    return hidden;
  }
};

}  // namespace nap
