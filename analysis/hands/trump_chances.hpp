// Exact chances of how the trumps lie.
#pragma once

#include "nap/cards/deck.hpp"

namespace nap {

// Both functions are for five cards in each hand and `seats` active seats.

// The chance that a declarer who has ace, knave and ten as the only trumps wins the first three tricks by
// leading them in turn.
double ace_knave_ten_win(Deck deck, int seats);

// The chance that no opponent of a declarer with three trumps has four or more.
double nobody_has_four(Deck deck, int seats);

}  // namespace nap
