#include "outcome_checker.hpp"

#include <algorithm>

namespace nap {

OutcomeChecker::OutcomeChecker(std::span<const Outcome> outcomes) {
  for (std::size_t place = 0; place < outcomes.size(); ++place) {
    const Outcome& outcome = outcomes[place];
    const Contract& contract = outcome.contract;
    const Game game{contract.trump, contract.is_misere(), SeatSet(0)};
    // At misère "no trick" is told from "one or more".
    const TrickWindow window{std::max(0, contract.tricks - 1), std::max(1, contract.tricks)};
    auto group = std::find_if(groups_.begin(), groups_.end(), [&](const Group& g) { return g.game == game; });
    if (group == groups_.end()) group = groups_.insert(group, Group{game, {}, window, {}});
    group->window.low = std::min(group->window.low, window.low);
    group->window.high = std::max(group->window.high, window.high);
    if (outcome.lead) group->leads.insert(*outcome.lead);
    group->wanted.push_back({place, outcome});
  }
  succeeded_.reserve(outcomes.size());
}

std::span<const std::size_t> OutcomeChecker::check(const Deal& deal, Solver& solver) {
  succeeded_.clear();
  for (const Group& group : groups_) {
    const Solution solution = solver.solve(deal, group.game, group.leads, group.window);
    for (const auto& [place, outcome] : group.wanted) {
      const int tricks = outcome.lead ? solution.tricks_after(*outcome.lead) : solution.best();
      const int target = outcome.contract.tricks;
      if (group.game.misere ? tricks <= target : tricks >= target) succeeded_.push_back(place);
    }
  }
  return succeeded_;
}

}  // namespace nap
