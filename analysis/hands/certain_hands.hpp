// Hands that cannot fail: they make a number of tricks in all possible deals.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "nap/cards/deck.hpp"
#include "nap/cards/hand_class.hpp"
#include "nap/sim/deals/harness.hpp"

namespace nap {

// What holds in all possible deals against one opponent: one lead makes the target in all of them, or in each
// of them some lead does. After the lead every hand is open.
struct Certainty {
  bool by_one_lead;
  bool by_some_lead;
};

// Requires a target of one trick or more, the suit led being trump.
//
// More opponents: suppose that one order of leading takes every trick from each hand that a single opponent
// may hold. It then takes every trick from any number of opponents, because at each trick one opponent alone
// must beat the card led. Every hand that is certain to take all its tricks by one lead has such an order, in
// every deck (a test checks it). For fewer tricks, several opponents together may succeed though a single one
// cannot. For these, sure_trump_tricks holds against any number.
Certainty certainty(Solver& solver, Deck deck, CardSet hand, int target);

// The hands of `cards` cards that are certain of `target` tricks, as classes (see hand_class.hpp).
struct CertainHands {
  std::vector<HandClass> by_one_lead;
  std::vector<HandClass> by_some_lead;  // includes by_one_lead
  std::uint64_t hands;                  // how many hands the deck has
};
// Nothing if it was stopped. The monitor counts blocks of classes, and their number is added to what is
// planned.
std::optional<CertainHands> certain_hands(Harness& harness, Deck deck, int cards, int target);

// The tricks that the best suit is sure to take as trump against any number of opponents. Each unseen trump
// beats at most one lower trump of the hand, and every trump of the hand that is not beaten takes a trick.
int sure_trump_tricks(Deck deck, CardSet hand);

}  // namespace nap
