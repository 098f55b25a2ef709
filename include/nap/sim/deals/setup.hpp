// What success rates depend on besides the hand.
#pragma once

#include <optional>

#include "nap/cards/deal.hpp"
#include "nap/cards/deck.hpp"
#include "nap/cards/hand_class.hpp"
#include "nap/sim/deals/keeping.hpp"

namespace nap {

struct Setup {
  Deck deck = Deck();
  int seats = 4;  // active
  int cards = 5;  // in each hand
  // Cards of the deck that are in no hand, as the declarer knows. The defenders know it only of those shown.
  CardSet out_of_play = {};
  // Those of them that everybody has seen.
  CardSet shown = {};
  // If more cards are dealt than are played. The declarer has chosen; what a seat has thrown away is out of
  // play, and it alone knows it.
  std::optional<Keeping> keeping = {};

  // The cards that every seat gets from the deck.
  constexpr int dealt_cards() const { return keeping ? keeping->dealt : cards; }
  // The cards that may be in a hand.
  constexpr CardSet in_play() const { return deck.cards() - out_of_play; }
  constexpr Shape shape() const { return {.seats = seats, .hand_cards = cards}; }

  friend bool operator==(const Setup&, const Setup&) = default;
};

// The same setup with other names for the suits.
inline Setup renamed(Setup setup, const SuitPermutation& suits) {
  setup.out_of_play = suits(setup.out_of_play);
  setup.shown = suits(setup.shown);
  return setup;
}

}  // namespace nap
