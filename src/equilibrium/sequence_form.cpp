#include "nap/equilibrium/sequence_form.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

namespace nap::equilibrium {

std::size_t Decisions::add(std::size_t after, std::size_t choices) {
  assert(after < sequences_ && choices > 0);
  decisions_.push_back({after, sequences_, choices});
  sequences_ += choices;
  return decisions_.back().first;
}

Plan even_plan(const Decisions& decisions) {
  return plan_in_proportion(decisions, std::vector<double>(decisions.sequences()));
}

Plan plan_in_proportion(const Decisions& decisions, std::span<const double> numbers) {
  Plan plan(decisions.sequences());
  plan[0] = 1.0;
  for (const Decision& decision : decisions.all()) {
    const std::span<const double> weights = numbers.subspan(decision.first, decision.choices);
    const double sum = std::reduce(weights.begin(), weights.end());
    for (std::size_t i = 0; i < weights.size(); ++i) {
      const double share = sum > 0.0 ? weights[i] / sum : 1.0 / static_cast<double>(weights.size());
      plan[decision.first + i] = plan[decision.after] * share;
    }
  }
  return plan;
}

double value_of(const Plan& plan, const Payoffs& payoffs) {
  return std::inner_product(plan.begin(), plan.end(), payoffs.begin(), 0.0);
}

double best_value(const Decisions& decisions, Payoffs payoffs) {
  return with_later(decisions, std::move(payoffs),
                    [](std::span<const double> choices) { return std::ranges::max(choices); })[0];
}

double Outcome::greatest_gain() const { return *std::max_element(gains.begin(), gains.end()); }

Outcome outcome_of(const Game& game, std::span<const Plan> plans) {
  Outcome outcome;
  for (std::size_t player = 0; player < game.players(); ++player) {
    Payoffs payoffs = game.payoffs(player, plans);
    const double value = value_of(plans[player], payoffs);
    outcome.values.push_back(value);
    outcome.gains.push_back(best_value(game.decisions(player), std::move(payoffs)) - value);
  }
  return outcome;
}

}  // namespace nap::equilibrium
