// Counts outcomes over many deals on all threads. Each thread has a solver of its own.
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

// Counts the deals of `range`, and all deals that they stand for, in order and with one solver. Outcomes are
// as in Harness::count. If `stop` is set, it ends early with a tally of fewer deals.
Tally count_deals(Solver& solver, const DealSource& source, DealRange range,
                  std::span<const Outcome> outcomes, const std::atomic<bool>& stop);

// The solvers share their endgame tables, and keep their memory from one count to the next. The tallies are
// the same for every number of threads.
//
// Ownership: it owns the pool (see Workers), the solvers, one for each thread, and their endgame
// tables. It refers to the monitor, which must outlive it. What keeps a solver of the harness, as the players
// of a SelfPlay do, must not outlive the harness. Sources, outcomes and `work` need to live until a call
// returns, not longer.
//
// Threads: one thread at a time may call count() and for_each(), and `work` must not call them. Sources and
// `work` are called from several threads at once. A solver is used by one thread at a time: inside `work`,
// use only the one that is given. Any thread may read and set the monitor.
class Harness {
 public:
  // `threads`: 0 means one per core.
  Harness(int threads, Monitor& monitor);
  ~Harness();

  std::size_t threads() const { return workers_.size(); }
  Monitor& monitor() const { return workers_.monitor(); }

  // A source of deals, and the outcomes to count in them.
  struct Counted {
    const DealSource& source;
    std::span<const Outcome> outcomes;
  };

  // The tally of the deals that the deals of `range` stand for. Requires that the declarer holds each
  // outcome's lead in every deal. Counts deals in `monitor.done`. If `monitor.stop` is set, it ends early
  // with the tally of a first part of the range, which may be empty.
  Tally count(const DealSource& source, DealRange range, std::span<const Outcome> outcomes);
  // The same for several sources at once. The one tally has the outcomes of all sources, one source after the
  // other. Deal i of all sources counts as one deal, so joint successes pair the sources. Requires at least
  // one source. All sources must agree in how many deals deal i stands for.
  Tally count(std::span<const Counted> parts, DealRange range);

  // Calls `work` once for each piece from 0 to `pieces` - 1, in any order, on all threads, with the solver of
  // the thread that calls it. Counts finished pieces in `monitor.done`. Once `monitor.stop` is set, no new
  // piece starts. An exception from `work` ends the call and reaches the caller.
  void for_each(std::uint64_t pieces, const std::function<void(std::uint64_t, Solver&)>& work);
  // The same, but `work` is also told the number of the thread, which is below threads(). The same number
  // always comes with the same solver.
  void for_each(std::uint64_t pieces, const std::function<void(std::uint64_t, Solver&, std::size_t)>& work);

 private:
  Tally count_block(std::span<const Counted> parts, DealRange block);
  Solver& solver_of(std::size_t worker);

  Workers workers_;
  std::shared_ptr<EndgameTables> endgames_;
  std::vector<std::unique_ptr<Solver>> solvers_;  // one per worker, made when the worker first needs it
};

}  // namespace nap
