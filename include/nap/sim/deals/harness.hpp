// The parallel harness: workers with a solver each, and what they count.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "nap/sim/deals/deals.hpp"
#include "nap/sim/deals/outcome.hpp"
#include "nap/sim/random/tally.hpp"
#include "nap/sim/random/workers.hpp"
#include "nap/solver/solver.hpp"

namespace nap {

// Counts deals of `range` one after the other with one solver; outcomes as for Harness::count. Ends early,
// with a tally of fewer deals, when `stop` is set.
Tally count_deals(Solver& solver, const DealSource& source, DealRange range,
                  std::span<const Outcome> outcomes, const std::atomic<bool>& stop);

// The solvers share their endgame tables, and keep what they remember from count to count. The tallies are
// the same for any number of threads.
class Harness {
 public:
  // `threads` 0: one for every core.
  Harness(int threads, Monitor& monitor);
  ~Harness();

  std::size_t threads() const { return workers_.size(); }
  Monitor& monitor() const { return workers_.monitor(); }

  // The tally of deals of the source. Each outcome's lead must be in the declarer's hand in every deal. When
  // `monitor.stop` is set it ends early with the tally of a shorter first part, perhaps of no deals.
  Tally count(const DealSource& source, DealRange range, std::span<const Outcome> outcomes);

  // Calls `work` with 0 to `pieces` - 1, each once, in any order, on all threads, and with a solver that is
  // the thread's own; counts the pieces that are done in `monitor.done`. When `monitor.stop` is set no new
  // piece is begun. An exception that `work` throws ends it and is passed on.
  void for_each(std::uint64_t pieces, const std::function<void(std::uint64_t, Solver&)>& work);

 private:
  Tally count_block(const DealSource& source, DealRange block, std::span<const Outcome> outcomes);
  Solver& solver_of(std::size_t worker);

  Workers workers_;
  std::shared_ptr<EndgameTables> endgames_;
  std::vector<std::unique_ptr<Solver>> solvers_;  // one a worker, made when it first works
};

}  // namespace nap
