// The parallel harness: workers, each with its own solver, that count outcomes over many deals.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "nap/chance/tally.hpp"
#include "nap/chance/workers.hpp"
#include "nap/sim/deals/deals.hpp"
#include "nap/sim/deals/outcome.hpp"
#include "nap/solver/solver.hpp"

namespace nap {

// Counts the deals of `range`, and all that they stand for, in order with one solver; outcomes as for
// Harness::count. When `stop` is set it ends early with a tally of fewer deals.
Tally count_deals(Solver& solver, const DealSource& source, DealRange range,
                  std::span<const Outcome> outcomes, const std::atomic<bool>& stop);

// The solvers share their endgame tables and keep their memory from one count to the next. The tallies are
// the same for every number of threads.
class Harness {
 public:
  // `threads` 0: one per core.
  Harness(int threads, Monitor& monitor);
  ~Harness();

  std::size_t threads() const { return workers_.size(); }
  Monitor& monitor() const { return workers_.monitor(); }

  // A source of deals, and the outcomes that are counted in them.
  struct Counted {
    const DealSource& source;
    std::span<const Outcome> outcomes;
  };

  // The tally of the deals that those of `range` stand for. Requires that the declarer holds each outcome's
  // lead in every deal. When `monitor.stop` is set it ends early with the tally of a first part of the range,
  // which may be empty.
  Tally count(const DealSource& source, DealRange range, std::span<const Outcome> outcomes);
  // The same for several sources at once: one tally of the outcomes of all, one after the other. Deal i of
  // all sources counts as one deal, so joint successes pair them. Requires a source or more, which agree in
  // how many deals deal i stands for.
  Tally count(std::span<const Counted> parts, DealRange range);

  // Calls `work` once for each piece from 0 to `pieces` - 1, in any order, on all threads, with the solver of
  // the calling thread. Counts finished pieces in `monitor.done`. When `monitor.stop` is set no new piece
  // starts. An exception from `work` ends the call and reaches the caller.
  void for_each(std::uint64_t pieces, const std::function<void(std::uint64_t, Solver&)>& work);
  // The same; `work` is also told the number of the thread, below threads(). The solver of a number stays the
  // same.
  void for_each(std::uint64_t pieces, const std::function<void(std::uint64_t, Solver&, std::size_t)>& work);

 private:
  Tally count_block(std::span<const Counted> parts, DealRange block);
  Solver& solver_of(std::size_t worker);

  Workers workers_;
  std::shared_ptr<EndgameTables> endgames_;
  std::vector<std::unique_ptr<Solver>> solvers_;  // one per worker, made when it first works
};

}  // namespace nap
