// A solved betting round: what each hand does where, and what it is worth.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "nap/asnas/betting/betting_game.hpp"
#include "nap/equilibrium/regret_minimizer.hpp"

namespace nap::asnas {

// Chances below this one are those of a plan's first rounds, when players were still learning: what comes
// with such a chance never comes.
inline constexpr double kNever = 1e-6;

// One choice of one hand at one position.
struct ChoiceValue {
  std::optional<double> share;  // how often it is chosen; none where the hand's own plan never comes there
  double value;                 // what it wins from here on, in chips, if the hand goes on as well as it can
  bool is_bluff;                // it bets and loses chips on average whenever not all others fold at once
};

// One hand at one position.
struct HandChoices {
  // The chance that the betting comes here if the player has this hand and does his part. Where it is below
  // kNever there are no choices.
  double arrival;
  double played;                     // the chance that the hand does its part
  std::vector<ChoiceValue> choices;  // as those of the position
};

struct Solution {
  BettingRules rules;
  Pack pack;
  Ranking ranking;
  std::uint64_t rounds;                           // of regret minimisation; 0: solved exactly
  equilibrium::Outcome outcome;                   // of each seat, in chips
  std::vector<std::vector<HandChoices>> choices;  // of each position, then each hand of hands_from(the pack)
};

// What the plans do. Requires a plan for each seat of the game.
Solution solution_of(const BettingGame& game, std::span<const equilibrium::Plan> plans, std::uint64_t rounds);

// How far regret minimisation goes: until no player can gain more than this, or for so many rounds.
struct LearningGoal {
  double gain;  // in chips
  std::uint64_t rounds;
};

// A solution with what regret minimisation knows, which can make it better. An exact solution has no regrets.
struct LearnedSolution {
  Solution solution;
  equilibrium::RegretState state;
};

// Solves a game of two players exactly. Throws std::runtime_error if it cannot be solved.
LearnedSolution solve_exactly(const BettingGame& game);

// Called with each solution that was looked at, so that it can be kept.
using Looked = std::function<void(const LearnedSolution&)>;

// Goes on from `start`, which must be of the same game, until the goal is reached. The gains are looked at
// after every 64 rounds. If `monitor.stop` is set, the result is that of the last look, if there was one.
// Counts rounds in `monitor`, which must be that of the game's workers.
std::optional<LearnedSolution> learn(const BettingGame& game, const std::optional<LearnedSolution>& start,
                                     const LearningGoal& goal, Monitor& monitor, const Looked& looked = {});

// The exact solution of two players, which is `start` if there is one; of more players what learn() finds.
std::optional<LearnedSolution> solve(const BettingGame& game, const std::optional<LearnedSolution>& start,
                                     const LearningGoal& goal, Monitor& monitor, const Looked& looked = {});

}  // namespace nap::asnas
