// Runs work in pieces on all threads.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>

namespace nap {

// The progress of long work, in deals or in whatever it counts, and the request to stop it. Several threads
// may read and write it; a signal handler may set `stop`.
struct Monitor {
  std::atomic<std::uint64_t> done{0};
  std::atomic<std::uint64_t> planned{0};
  std::atomic<bool> stop{false};
  static_assert(std::atomic<bool>::is_always_lock_free);
};

// A pool of threads. Where nap is built without oneTBB, it is the calling thread alone.
class Workers {
 public:
  // Does one piece. `worker` is the number of the worker that does it, below size(); a worker does one piece
  // at a time.
  using Work = std::function<void(std::uint64_t piece, std::size_t worker)>;

  // `threads` 0: one per core.
  Workers(int threads, Monitor& monitor);
  ~Workers();

  std::size_t size() const;
  Monitor& monitor() const { return monitor_; }

  // Calls `work` once for each piece from 0 to `pieces` - 1, in any order. When `monitor.stop` is set no new
  // piece starts. An exception from `work` ends the call and reaches the caller.
  void for_each(std::uint64_t pieces, const Work& work);

 private:
  class Pool;
  Monitor& monitor_;
  std::unique_ptr<Pool> pool_;
};

}  // namespace nap
