// Does work in pieces on all threads.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>

namespace nap {

// The progress of long work, in deals or whatever else the work counts, and the request to stop it. Several
// threads may read and write it. A signal handler may set `stop`.
struct Monitor {
  std::atomic<std::uint64_t> done{0};
  std::atomic<std::uint64_t> planned{0};
  std::atomic<bool> stop{false};
  static_assert(std::atomic<bool>::is_always_lock_free);
};

// A pool of threads. If nap is built without oneTBB, the calling thread is the only one.
//
// Ownership: it refers to the monitor, which must outlive it. Its threads are oneTBB's, shared by all pools
// of the program; while several pools exist, the smallest of them limits all. It keeps nothing of a call:
// `work` and what it refers to must live until for_each returns, not longer.
//
// Threads: one thread at a time may call for_each, and `work` must not call it. `work` runs on several
// threads at once, the caller's among them, so it must guard what pieces share. What is kept for each worker
// number needs no guard, not even from call to call. But a number may later stand for another thread. Any
// thread may call size() and monitor().
class Workers {
 public:
  // Does one piece. `worker` is the number of the worker that does it, below size(). A worker does one piece
  // at a time.
  using Work = std::function<void(std::uint64_t piece, std::size_t worker)>;

  // `threads`: 0 means one per core.
  Workers(int threads, Monitor& monitor);
  ~Workers();

  std::size_t size() const;
  Monitor& monitor() const { return monitor_; }

  // Calls `work` once for each piece from 0 to `pieces` - 1, in any order. Once `monitor.stop` is set, no new
  // piece starts. Returns when every piece that has started has ended. An exception from `work` ends the call
  // and reaches the caller.
  void for_each(std::uint64_t pieces, const Work& work);

 private:
  class Pool;
  Monitor& monitor_;
  std::unique_ptr<Pool> pool_;
};

}  // namespace nap
