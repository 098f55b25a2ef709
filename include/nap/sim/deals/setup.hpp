// What success rates depend on besides the hand.
#pragma once

#include "nap/cards/deal.hpp"
#include "nap/cards/deck.hpp"

namespace nap {

struct Setup {
  Deck deck = Deck();
  int seats = 4;  // active
  int cards = 5;  // in each hand

  // The cards that may be in a hand.
  constexpr CardSet in_play() const { return deck.cards(); }
  constexpr Shape shape() const { return {.seats = seats, .hand_cards = cards}; }

  friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace nap
