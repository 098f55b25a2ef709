// Decides which of a list of outcomes succeed in a deal.
#pragma once

#include <span>
#include <vector>

#include "nap/sim/deals/outcome.hpp"
#include "nap/solver/solver.hpp"

namespace nap {

// Groups the outcomes by game, so that each game is solved once per deal.
class OutcomeChecker {
 public:
  explicit OutcomeChecker(std::span<const Outcome> outcomes);

  // The places, in the list, of the outcomes that succeed in `deal`. The span is valid until the next call.
  std::span<const std::size_t> check(const Deal& deal, Solver& solver);

 private:
  struct Wanted {
    std::size_t place;
    std::size_t query;  // place of the query that answers it
    Outcome outcome;
  };

  // The best lead of each deal, where not every lead is allowed.
  struct BestForced {
    std::size_t place;
    Contract contract;
  };

  std::size_t query_for(const Game& game);

  std::vector<Query> queries_;  // one per game; its window covers the windows of all its contracts
  std::vector<Solution> solutions_;
  std::vector<Wanted> wanted_;
  std::vector<BestForced> best_forced_;
  std::vector<std::size_t> succeeded_;
};

}  // namespace nap
