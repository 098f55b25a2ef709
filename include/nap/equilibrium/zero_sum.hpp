// The exact solution of a game of two players.
#pragma once

#include <array>

#include "nap/equilibrium/sequence_form.hpp"

namespace nap::equilibrium {

// An equilibrium of two players, by linear programming (D. Koller, N. Megiddo and B. von Stengel, STOC 26,
// 1994). There can be others, but each player gets the same in all of them. Requires two players whose
// payoffs sum to the same number in every ending. Throws std::runtime_error if the library finds no solution.
std::array<Plan, 2> solve_zero_sum(const Game& game);

}  // namespace nap::equilibrium
