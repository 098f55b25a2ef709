// The plain alpha-beta search that a good programmer would write first. It is the baseline for the solver's
// speed.
#pragma once

#include <vector>

#include "nap/cards/deal.hpp"
#include "nap/solver/solver.hpp"

namespace nap::bench {

// The tricks of a lone declarer after each lead, highest card first, as precisely as `window` asks. This is
// alpha-beta on card sets and nothing else: moves in order of rank, no bounds, no table, no merging of equal
// cards.
std::vector<int> alpha_beta_tricks(const Deal& deal, const Game& game, TrickWindow window);

}  // namespace nap::bench
