// Hands that cannot fail: those that make a number of tricks however the unseen cards lie.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "nap/cards/deck.hpp"
#include "nap/cards/hand_class.hpp"
#include "nap/sim/deals/harness.hpp"

namespace nap {

// What can be said of every lie against one opponent: that one lead makes the target in all of them, or only
// that each has some lead that does. After the lead every hand is open.
struct Certainty {
  bool by_one_lead;
  bool by_some_lead;
};

// Requires a target of one trick or more, the suit led being trump.
//
// What more opponents change. One order of leading that takes every trick from each hand that a single
// opponent may hold takes them from any number of opponents, for at each trick one of them alone must beat
// the card led; every hand that is certain by one lead to take all its tricks has such an order, in every
// deck (a test looks for it). Below that, several opponents can do what a single one cannot, and it is
// sure_trump_tricks that holds against any number.
Certainty certainty(Solver& solver, Deck deck, CardSet hand, int target);

// The hands of `cards` cards that are certain of `target` tricks, as classes (see hand_class.hpp).
struct CertainHands {
  std::vector<HandClass> by_one_lead;
  std::vector<HandClass> by_some_lead;  // and those
  std::uint64_t hands;                  // of all kinds that there are
};
// Nothing where it was stopped. The monitor counts blocks of classes, and is told how many are planned.
std::optional<CertainHands> certain_hands(Harness& harness, Deck deck, int cards, int target);

// Tricks that the best suit takes as trump against any number of opponents: each unseen trump beats at most
// one lower trump of the hand, and every trump that none beats takes a trick whenever it is played.
int sure_trump_tricks(Deck deck, CardSet hand);

}  // namespace nap
