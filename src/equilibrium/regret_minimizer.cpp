#include "nap/equilibrium/regret_minimizer.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace nap::equilibrium {
namespace {

RegretState no_rounds(const Game& game) {
  RegretState state;
  for (std::size_t player = 0; player < game.players(); ++player) {
    state.regrets.emplace_back(game.decisions(player).sequences());
    state.averages.emplace_back(game.decisions(player).sequences());
  }
  return state;
}

// The plan that follows each choice as far as it is regretted (regret matching).
Plan plan_of(const Decisions& decisions, std::vector<double> regrets) {
  for (double& regret : regrets) regret = std::max(regret, 0.0);
  return plan_in_proportion(decisions, regrets);
}

}  // namespace

RegretMinimizer::RegretMinimizer(const Game& game) : RegretMinimizer(game, no_rounds(game)) {}

RegretMinimizer::RegretMinimizer(const Game& game, RegretState state)
    : game_(game), state_(std::move(state)) {
  for (std::size_t player = 0; player < game.players(); ++player) {
    plans_.push_back(plan_of(game.decisions(player), state_.regrets[player]));
  }
}

void RegretMinimizer::play_round() {
  ++state_.rounds;
  for (std::size_t player = 0; player < game_.players(); ++player) learn(player);

  // Weights of 1, 4, 9, ... sum to n (n + 1) (2 n + 1) / 6.
  const auto n = static_cast<double>(state_.rounds);
  const double weight = 6.0 * n / ((n + 1.0) * (2.0 * n + 1.0));
  for (std::size_t player = 0; player < game_.players(); ++player) {
    Plan& average = state_.averages[player];
    for (std::size_t i = 0; i < average.size(); ++i) average[i] += weight * (plans_[player][i] - average[i]);
  }
}

void RegretMinimizer::learn(std::size_t player) {
  const Decisions& decisions = game_.decisions(player);
  std::vector<double>& regrets = state_.regrets[player];
  const double power = std::pow(static_cast<double>(state_.rounds), 1.5);
  const double discount = power / (power + 1.0);

  Payoffs payoffs = game_.payoffs(player, plans_);
  const std::span<const Decision> all = decisions.all();
  for (auto decision = all.rbegin(); decision != all.rend(); ++decision) {
    const std::size_t end = decision->first + decision->choices;
    double sum = 0.0;
    for (std::size_t i = decision->first; i < end; ++i) sum += std::max(regrets[i], 0.0);
    double value = 0.0;
    for (std::size_t i = decision->first; i < end; ++i) {
      const double share =
          sum > 0.0 ? std::max(regrets[i], 0.0) / sum : 1.0 / static_cast<double>(decision->choices);
      value += share * payoffs[i];
    }
    for (std::size_t i = decision->first; i < end; ++i) {
      const double regret = regrets[i] + payoffs[i] - value;
      regrets[i] = regret * (regret > 0.0 ? discount : 0.5);
    }
    payoffs[decision->after] += value;
  }
  plans_[player] = plan_of(decisions, regrets);
}

}  // namespace nap::equilibrium
