#include "nap/asnas/evening/playing_style.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace nap::asnas {

using equilibrium::Plan;

namespace {

// Calls visit(choices of the hand there, its first sequence, how many choices there are) for each hand of the
// seat at each of its positions, in the order of play.
template <class Visit>
void for_each_decision(const BettingGame& game, const Solution& solution, std::size_t seat,
                       const Visit& visit) {
  const std::vector<BettingTree::Position>& positions = game.tree().positions();
  for (std::size_t place = 0; place < positions.size(); ++place) {
    if (positions[place].seat != seat) continue;
    for (std::size_t hand = 0; hand < game.deals().hands().size(); ++hand) {
      visit(solution.choices[place][hand], game.tree().with_hand(seat, hand, positions[place].first_choice),
            positions[place].choices.size());
    }
  }
}

// The plan of the solution, with all choices equally likely where its players never come.
Plan solved_plan(const BettingGame& game, const LearnedSolution& learned, std::size_t seat) {
  std::vector<double> numbers = learned.state.averages[seat];
  for_each_decision(game, learned.solution, seat,
                    [&](const HandChoices& hand, std::size_t first, std::size_t choices) {
                      if (hand.arrival < kNever)
                        std::fill_n(numbers.begin() + static_cast<std::ptrdiff_t>(first), choices, 1.0);
                    });
  return plan_in_proportion(game.decisions(seat), numbers);
}

// The place of the choice that a player with this style makes. Choices stand in the order of boldness.
std::size_t styled_choice(const std::vector<ChoiceValue>& choices, const PlayingStyle& style) {
  double best = choices.front().value;
  for (const ChoiceValue& choice : choices) best = std::max(best, choice.value);
  const auto is_enough = [&](const ChoiceValue& choice) { return choice.value >= best - style.slack; };
  if (style.style == Style::Timid) {
    return static_cast<std::size_t>(std::find_if(choices.begin(), choices.end(), is_enough) -
                                    choices.begin());
  }
  return static_cast<std::size_t>(choices.rend() -
                                  std::find_if(choices.rbegin(), choices.rend(), is_enough)) -
         1;
}

}  // namespace

std::vector<Plan> solved_plans(const BettingGame& game, const LearnedSolution& learned) {
  std::vector<Plan> plans;
  for (std::size_t seat = 0; seat < game.players(); ++seat) plans.push_back(solved_plan(game, learned, seat));
  return plans;
}

Plan styled_plan(const BettingGame& game, const LearnedSolution& learned, std::size_t seat,
                 const PlayingStyle& style) {
  if (style.style == Style::Solved) return solved_plan(game, learned, seat);
  std::vector<double> numbers(game.decisions(seat).sequences());
  for_each_decision(game, learned.solution, seat,
                    [&](const HandChoices& hand, std::size_t first, std::size_t) {
                      if (!hand.choices.empty()) numbers[first + styled_choice(hand.choices, style)] = 1.0;
                    });
  return plan_in_proportion(game.decisions(seat), numbers);
}

double unforeseen_chance(const BettingGame& game, const Solution& solution, std::vector<Plan> plans,
                         std::size_t seat) {
  // What is left of the chances of all outcomes if nobody goes on from such a place.
  for (std::size_t other = 0; other < plans.size(); ++other) {
    if (other == seat) continue;
    std::vector<bool> is_foreseen(plans[other].size(), true);
    for_each_decision(game, solution, other,
                      [&](const HandChoices& hand, std::size_t first, std::size_t choices) {
                        for (std::size_t i = first; i < first + choices && hand.arrival < kNever; ++i)
                          is_foreseen[i] = false;
                      });
    for (const equilibrium::Decision& decision : game.decisions(other).all()) {
      for (std::size_t i = decision.first; i < decision.first + decision.choices; ++i) {
        is_foreseen[i] = is_foreseen[i] && is_foreseen[decision.after];
        if (!is_foreseen[i]) plans[other][i] = 0.0;
      }
    }
  }
  const std::vector<double> chances = game.outcome_chances(plans);
  return std::max(0.0, 1.0 - std::accumulate(chances.begin(), chances.end(), 0.0));
}

}  // namespace nap::asnas
