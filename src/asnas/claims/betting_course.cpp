#include "claims/betting_course.hpp"

#include <algorithm>
#include <numeric>

namespace nap::asnas {

BettingCourse course_of(const BettingTree& tree, const std::vector<double>& outcomes) {
  BettingCourse course{static_cast<int>(tree.seats()), 0.0, 0.0, 0.0, 0.0, 0.0};
  const int ante = tree.rules().ante;
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    const BettingTree::Ending& ending = tree.endings()[i % tree.endings().size()];
    const double chance = outcomes[i];
    const int most = *std::max_element(ending.paid.begin(), ending.paid.end());
    course.moves += chance * static_cast<double>(ending.moves);
    course.pot += chance * std::accumulate(ending.paid.begin(), ending.paid.end(), 0) / ante;
    if (most == ante) course.unopened += chance;
    if (most > ante + tree.rules().bets.front()) course.raised += chance;
    if (ending.has_one_in()) course.unseen += chance;
  }
  return course;
}

std::optional<BettingCourse> betting_course(int players, const Pack& pack, Workers& workers) {
  constexpr LearningGoal kGoal{1e-3, 5'000};
  BettingRules rules;
  rules.players = players;
  const BettingGame game(rules, pack, Ranking::Combination, workers);
  Monitor& monitor = workers.monitor();
  const std::optional<LearnedSolution> learned = solve(game, std::nullopt, kGoal, monitor);
  if (!learned || monitor.stop) return std::nullopt;
  if (learned->state.rounds > 0) monitor.planned -= kGoal.rounds - learned->state.rounds;
  const std::vector<double> outcomes = game.outcome_chances(learned->state.averages);
  return course_of(game.tree(), outcomes);
}

}  // namespace nap::asnas
