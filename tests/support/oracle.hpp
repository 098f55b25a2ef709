// The plain minimax, called with the project's own types.
#pragma once

#include <vector>

#include "nap/cards/deal.hpp"
#include "nap/solver/game.hpp"
#include "nap/solver/play_state.hpp"

namespace nap::test {

// The tricks of the declarer's side after each of the declarer's cards, the highest card first.
std::vector<int> oracle_tricks(const Deal& deal, const Game& game);

// All tricks of the declarer's side, after each card that may be played, the highest card first. Requires a
// state whose trump is settled.
std::vector<int> oracle_tricks(const PlayState& state);

// The best of these tricks for the declarer's side: the most, at misère the fewest.
int best_of(const std::vector<int>& tricks, const Game& game);

}  // namespace nap::test
