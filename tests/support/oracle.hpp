// The plain minimax, asked in the project's own words.
#pragma once

#include <vector>

#include "nap/cards/deal.hpp"
#include "nap/solver/game.hpp"

namespace nap::test {

// Tricks of seat 0's side after each of its cards, the highest card first.
std::vector<int> oracle_tricks(const Deal& deal, const Game& game);

// The best of them for seat 0's side: the most, or at misère the fewest.
int best_of(const std::vector<int>& tricks, const Game& game);

}  // namespace nap::test
