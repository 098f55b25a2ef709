// Counts outcomes over many deals on all threads.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>

#include "nap/sim/deals.hpp"
#include "nap/sim/tally.hpp"

namespace nap {

// How far a long count is, and the wish to end it. Written and read by several threads; `stop` may be set
// from a signal handler.
struct Monitor {
  std::atomic<std::uint64_t> deals_done{0};
  std::atomic<std::uint64_t> deals_planned{0};
  std::atomic<bool> stop{false};
  static_assert(std::atomic<bool>::is_always_lock_free);
};

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

 private:
  class Impl;
  Monitor& monitor_;
  std::unique_ptr<Impl> impl_;
};

}  // namespace nap
