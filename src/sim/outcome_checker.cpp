#include "outcome_checker.hpp"

#include <algorithm>

namespace nap {

OutcomeChecker::OutcomeChecker(std::span<const Outcome> outcomes) {
  for (std::size_t place = 0; place < outcomes.size(); ++place) {
    const Outcome& outcome = outcomes[place];
    const Contract& contract = outcome.contract;
    const std::size_t number = question_for({contract.trump, contract.is_misere(), SeatSet(0)});
    Question& question = questions_[number];
    // At misère "no trick" is told from "one or more".
    question.window.low = std::min(question.window.low, std::max(0, contract.tricks - 1));
    question.window.high = std::max(question.window.high, std::max(1, contract.tricks));
    if (outcome.lead) question.leads.insert(*outcome.lead);
    wanted_.push_back({place, number, outcome});
  }
  solutions_.resize(questions_.size());
  succeeded_.reserve(outcomes.size());
}

// Each game is solved once a deal.
std::size_t OutcomeChecker::question_for(const Game& game) {
  const auto known = std::find_if(questions_.begin(), questions_.end(),
                                  [&](const Question& question) { return question.game == game; });
  const auto number = static_cast<std::size_t>(known - questions_.begin());
  constexpr TrickWindow kNothingYet{kMaxHandCards, 0};
  if (known == questions_.end()) questions_.push_back({game, CardSet(), kNothingYet});
  return number;
}

std::span<const std::size_t> OutcomeChecker::check(const Deal& deal, Solver& solver) {
  succeeded_.clear();
  solver.solve(deal, questions_, solutions_);
  for (const auto& [place, number, outcome] : wanted_) {
    const Solution& solution = solutions_[number];
    const int tricks = outcome.lead ? solution.tricks_after(*outcome.lead) : solution.best();
    const int target = outcome.contract.tricks;
    if (questions_[number].game.misere ? tricks <= target : tricks >= target) succeeded_.push_back(place);
  }
  return succeeded_;
}

}  // namespace nap
