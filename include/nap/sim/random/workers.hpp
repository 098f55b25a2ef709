// Work in pieces on all threads.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>

namespace nap {

// How far long work is, in deals or whatever it counts, and the wish to end it. Written and read by several
// threads; `stop` may be set from a signal handler.
struct Monitor {
  std::atomic<std::uint64_t> done{0};
  std::atomic<std::uint64_t> planned{0};
  std::atomic<bool> stop{false};
  static_assert(std::atomic<bool>::is_always_lock_free);
};

// A pool of threads; where nap is built without oneTBB, the one thread that calls.
class Workers {
 public:
  // A piece, and who works on it: the number of a worker, below size(), whom no other piece has at the same
  // time.
  using Work = std::function<void(std::uint64_t piece, std::size_t worker)>;

  // `threads` 0: one for every core.
  Workers(int threads, Monitor& monitor);
  ~Workers();

  std::size_t size() const;
  Monitor& monitor() const { return monitor_; }

  // Calls `work` with 0 to `pieces` - 1, each once, in any order. When `monitor.stop` is set no new piece is
  // begun. An exception that `work` throws ends it and is passed on.
  void for_each(std::uint64_t pieces, const Work& work);

 private:
  class Pool;
  Monitor& monitor_;
  std::unique_ptr<Pool> pool_;
};

}  // namespace nap
