// The plain alpha-beta that any good programmer would write first: the baseline of the solver's speed.
#pragma once

#include <vector>

#include "nap/cards/deal.hpp"
#include "nap/solver/solver.hpp"

namespace nap::bench {

// Tricks of seat 0, alone against everybody, after each card of its hand, highest card first, told as finely
// as `window` says. Alpha-beta on card sets and nothing else: no order but by rank, no bounds, no table, no
// equal cards.
std::vector<int> alpha_beta_tricks(const Deal& deal, const Game& game, TrickWindow window);

}  // namespace nap::bench
