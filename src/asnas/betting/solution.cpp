#include "nap/asnas/betting/solution.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>

#include "nap/equilibrium/zero_sum.hpp"

namespace nap::asnas {

using equilibrium::Decisions;
using equilibrium::Payoffs;
using equilibrium::Plan;

namespace {

constexpr std::uint64_t kRoundsBetweenLooks = 64;

// One seat against the plans of the others.
class SeatView {
 public:
  SeatView(const BettingGame& game, std::span<const Plan> plans, std::size_t seat)
      : game_(game), plan_(plans[seat]), seat_(seat) {
    const Decisions& decisions = game.decisions(seat);
    Payoffs payoffs = game.payoffs(seat, plans);
    value_ = equilibrium::value_of(plan_, payoffs);
    values_ = equilibrium::with_later(decisions, std::move(payoffs), [](std::span<const double> choices) {
      return std::ranges::max(choices);
    });
    Payoffs chances(decisions.sequences());
    alone_.resize(decisions.sequences());
    const std::vector<double> sums = game.ending_chances(seat, plans);
    auto sum = sums.begin();
    for (std::size_t hand = 0; hand < game.deals().hands().size(); ++hand) {
      for (const BettingTree::Ending& ending : game.tree().endings()) {
        const std::size_t sequence = game.tree().with_hand(seat, hand, ending.sequences[seat]);
        chances[sequence] += *sum;
        if (ending.is_in[seat] && ending.has_one_in()) alone_[sequence] += *sum;
        ++sum;
      }
    }
    // Whatever a player chooses, the chance that the betting came to his decision is the same.
    chances_ = equilibrium::with_later(decisions, std::move(chances),
                                       [](std::span<const double> choices) { return choices.front(); });
  }

  double value() const { return value_; }
  // What the seat's best plan would add.
  double gain() const { return values_[0] - value_; }

  HandChoices at(const BettingTree::Position& position, std::size_t hand) const {
    const std::size_t after = game_.tree().with_hand(seat_, hand, position.sequences[seat_]);
    const std::size_t first = game_.tree().with_hand(seat_, hand, position.first_choice);
    HandChoices choices{
        chances_[first] / chance_of(game_.deals().hands()[hand], game_.deals().pack()), plan_[after], {}};
    if (choices.arrival < kNever) return choices;
    for (std::size_t i = 0; i < position.choices.size(); ++i) {
      ChoiceValue choice{std::nullopt, value_from_here(position, first + i),
                         is_bluff(position, i, first + i)};
      if (choices.played >= kNever) choice.share = plan_[first + i] / choices.played;
      choices.choices.push_back(choice);
    }
    return choices;
  }

 private:
  double value_from_here(const BettingTree::Position& position, std::size_t sequence) const {
    return values_[sequence] / chances_[sequence] + position.paid[seat_];
  }

  bool is_bluff(const BettingTree::Position& position, std::size_t choice, std::size_t sequence) const {
    const Move move = position.choices[choice].move;
    if (move != Move::Open && move != Move::Raise) return false;
    // If all others fold at once, he wins what they have paid.
    const int won = std::accumulate(position.paid.begin(), position.paid.end(), 0);
    const double all = chances_[sequence] * value_from_here(position, sequence);
    return chances_[sequence] > alone_[sequence] && all < alone_[sequence] * won;
  }

  const BettingGame& game_;
  const Plan& plan_;
  std::size_t seat_;
  double value_;     // of the plan
  Payoffs values_;   // what each sequence wins in the end, times its chance
  Payoffs chances_;  // that chance and the others let the player make each sequence
  Payoffs alone_;    // that the others fold at once after it
};

}  // namespace

Solution solution_of(const BettingGame& game, std::span<const Plan> plans, std::uint64_t rounds) {
  Solution solution{game.tree().rules(), game.deals().pack(), game.deals().ranking(), rounds, {}, {}};
  solution.choices.resize(game.tree().positions().size());
  for (std::size_t seat = 0; seat < game.players(); ++seat) {
    const SeatView view(game, plans, seat);
    solution.outcome.values.push_back(view.value());
    solution.outcome.gains.push_back(view.gain());
    for (std::size_t i = 0; i < solution.choices.size(); ++i) {
      const BettingTree::Position& position = game.tree().positions()[i];
      if (position.seat != seat) continue;
      for (std::size_t hand = 0; hand < game.deals().hands().size(); ++hand)
        solution.choices[i].push_back(view.at(position, hand));
    }
  }
  return solution;
}

std::optional<LearnedSolution> learn(const BettingGame& game, const std::optional<LearnedSolution>& start,
                                     const LearningGoal& goal, Monitor& monitor, const Looked& looked) {
  std::optional<LearnedSolution> learned = start;
  std::optional<equilibrium::RegretMinimizer> minimizer;
  if (start) {
    minimizer.emplace(game, start->state);
  } else {
    minimizer.emplace(game);
  }
  const auto is_reached = [&] {
    return learned &&
           (learned->state.rounds >= goal.rounds || learned->solution.outcome.greatest_gain() <= goal.gain);
  };
  monitor.planned += goal.rounds;
  monitor.done += minimizer->state().rounds;
  while (!is_reached()) {
    do {
      minimizer->play_round();
      ++monitor.done;
    } while (minimizer->state().rounds % kRoundsBetweenLooks != 0 && minimizer->state().rounds < goal.rounds);
    Solution solution = solution_of(game, minimizer->state().averages, minimizer->state().rounds);
    if (monitor.stop) return learned;  // which may have cut a round short
    learned = {std::move(solution), minimizer->state()};
    if (looked) looked(*learned);
  }
  return learned;
}

LearnedSolution solve_exactly(const BettingGame& game) {
  const std::array<Plan, 2> plans = equilibrium::solve_zero_sum(game);
  LearnedSolution solved{solution_of(game, plans, 0), {}};
  for (const Plan& plan : plans) {
    solved.state.averages.push_back(plan);
    solved.state.regrets.emplace_back(plan.size());
  }
  return solved;
}

std::optional<LearnedSolution> solve(const BettingGame& game, const std::optional<LearnedSolution>& start,
                                     const LearningGoal& goal, Monitor& monitor, const Looked& looked) {
  if (game.players() > 2) return learn(game, start, goal, monitor, looked);
  if (start) return start;
  try {
    return solve_exactly(game);
  } catch (const std::runtime_error&) {
    // Payoffs that were cut short may have no solution.
    if (monitor.stop) return std::nullopt;
    throw;
  }
}

}  // namespace nap::asnas
