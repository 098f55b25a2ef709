#include "deals/outcome_checker.hpp"

#include <algorithm>

#include "nap/sim/deals/contracts.hpp"

namespace nap {

OutcomeChecker::OutcomeChecker(std::span<const Outcome> outcomes) {
  for (std::size_t place = 0; place < outcomes.size(); ++place) {
    const Outcome& outcome = outcomes[place];
    if (!outcome.lead && outcome.contract.has_forced_lead()) {
      best_forced_.push_back({place, outcome.contract});
      continue;
    }
    const std::size_t number =
        query_for(outcome.lead ? game_of(outcome.contract, *outcome.lead) : game_of(outcome.contract));
    Query& query = queries_[number];
    const TrickWindow window = window_of(outcome.contract);
    query.window = {std::min(query.window.low, window.low), std::max(query.window.high, window.high)};
    if (outcome.lead) {
      query.leads.insert(outcome.lead->card);
    } else {
      query.best = BestLead::Asked;
    }
    wanted_.push_back({place, number, outcome});
  }
  solutions_.resize(queries_.size());
  succeeded_.reserve(outcomes.size());
}

std::size_t OutcomeChecker::query_for(const Game& game) {
  const auto known =
      std::find_if(queries_.begin(), queries_.end(), [&](const Query& query) { return query.game == game; });
  const auto number = static_cast<std::size_t>(known - queries_.begin());
  constexpr TrickWindow kNothingYet{kMaxHandCards, 0};
  if (known == queries_.end()) queries_.push_back({game, CardSet(), kNothingYet});
  return number;
}

std::span<const std::size_t> OutcomeChecker::check(const Deal& deal, Solver& solver) {
  succeeded_.clear();
  solver.solve(deal, queries_, solutions_);
  for (const auto& [place, number, outcome] : wanted_) {
    const Solution& solution = solutions_[number];
    const int tricks = outcome.lead ? solution.tricks_after(outcome.lead->card) : solution.best();
    if (is_made(outcome.contract, tricks)) succeeded_.push_back(place);
  }
  for (const auto& [place, contract] : best_forced_) {
    const std::vector<Opening> allowed = openings(contract, deal.hand(kDeclarer));
    const auto makes = [&, contract = contract](const Opening& opening) {
      return is_made(solver, deal, contract, opening);
    };
    if (std::any_of(allowed.begin(), allowed.end(), makes)) succeeded_.push_back(place);
  }
  return succeeded_;
}

}  // namespace nap
