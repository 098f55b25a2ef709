// Counts outcomes over many deals on all threads.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>

#include "nap/sim/deals/deals.hpp"
#include "nap/sim/random/tally.hpp"
#include "nap/solver/solver.hpp"

namespace nap {

// How far long work is, in deals or whatever it counts, and the wish to end it. Written and read by several
// threads; `stop` may be set from a signal handler.
struct Monitor {
  std::atomic<std::uint64_t> done{0};
  std::atomic<std::uint64_t> planned{0};
  std::atomic<bool> stop{false};
  static_assert(std::atomic<bool>::is_always_lock_free);
};

// Deals `first` to `last` - 1 of a source.
struct DealRange {
  std::uint64_t first;
  std::uint64_t last;

  std::uint64_t size() const { return last - first; }
};

// Counts deals of `range` one after the other with one solver; outcomes as for Harness::count. Ends early,
// with a tally of fewer deals, when `stop` is set.
Tally count_deals(Solver& solver, const DealSource& source, DealRange range,
                  std::span<const Outcome> outcomes, const std::atomic<bool>& stop);

// A pool of solvers, one a thread, that share their endgame tables. The tallies are the same for any number
// of threads.
class Harness {
 public:
  // `threads` 0: one for every core.
  explicit Harness(int threads, Monitor& monitor);
  ~Harness();

  int threads() const;
  Monitor& monitor() { return monitor_; }

  // The tally of deals 0 to `deals` - 1 of the source. Each outcome's lead must be in seat 0's hand in every
  // deal. When `monitor.stop` is set it ends early with the tally of a shorter first part, perhaps of no
  // deals.
  Tally count(const DealSource& source, std::uint64_t deals, std::span<const Outcome> outcomes);

  // Calls `work` with 0 to `pieces` - 1, each once, in any order, on all threads, and with a solver that is
  // the thread's own; counts the pieces that are done in `monitor.done`. When `monitor.stop` is set no new
  // piece is begun. An exception that `work` throws ends it and is passed on.
  void for_each(std::uint64_t pieces, const std::function<void(std::uint64_t, Solver&)>& work);

 private:
  class Impl;
  Monitor& monitor_;
  std::unique_ptr<Impl> impl_;
};

}  // namespace nap
