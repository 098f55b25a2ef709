// Players who bet more or less than they should.
#pragma once

#include <cstddef>
#include <vector>

#include "nap/asnas/betting/solution.hpp"
#include "nap/text/words.hpp"

namespace nap::asnas {

enum class Style { Solved, Bold, Timid };
inline constexpr Word<Style> kStyleWords[] = {
    {"solved", Style::Solved}, {"bold", Style::Bold}, {"timid", Style::Timid}};

// A bold player makes the boldest of the choices that win at most `slack` chips less than the best one: he
// raises rather than matches, matches rather than folds, and opens rather than passes. A timid one makes the
// least bold. Both know what choices win against players who follow the solution and go on as well as they
// can.
struct PlayingStyle {
  Style style;
  double slack;  // chips, at least 0; without meaning for solved players
};

// The plans of players who follow a solution. Where they never come they make all choices equally often.
std::vector<equilibrium::Plan> solved_plans(const BettingGame& game, const LearnedSolution& learned);

// The plan of a seat with this style, among players who follow the solution.
equilibrium::Plan styled_plan(const BettingGame& game, const LearnedSolution& learned, std::size_t seat,
                              const PlayingStyle& style);

// How often one of the others comes to a place where players who all follow the solution never come, if this
// seat has another plan.
double unforeseen_chance(const BettingGame& game, const Solution& solution,
                         std::vector<equilibrium::Plan> plans, std::size_t seat);

}  // namespace nap::asnas
