#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>

#include "nap/chance/workers.hpp"

namespace nap {

// The arena may have more threads than the machine has cores, so tests can run with any number of threads.
class Workers::Pool {
 public:
  explicit Pool(int threads)
      : arena_(threads == 0 ? tbb::task_arena::automatic : threads),
        allowed_(tbb::global_control::max_allowed_parallelism,
                 static_cast<std::size_t>(arena_.max_concurrency())) {}

  std::size_t size() const { return static_cast<std::size_t>(arena_.max_concurrency()); }

  void for_each(std::uint64_t pieces, const Work& work, const Monitor& monitor) {
    const auto work_on_range = [&](const tbb::blocked_range<std::uint64_t>& range) {
      const auto worker = static_cast<std::size_t>(tbb::this_task_arena::current_thread_index());
      for (std::uint64_t piece = range.begin(); piece != range.end() && !monitor.stop; ++piece)
        work(piece, worker);
    };
    arena_.execute([&] {
      tbb::parallel_for(tbb::blocked_range<std::uint64_t>(0, pieces, 1), work_on_range,
                        tbb::simple_partitioner());
    });
  }

 private:
  tbb::task_arena arena_;
  tbb::global_control allowed_;
};

Workers::Workers(int threads, Monitor& monitor) : monitor_(monitor), pool_(std::make_unique<Pool>(threads)) {}
Workers::~Workers() = default;

std::size_t Workers::size() const { return pool_->size(); }
void Workers::for_each(std::uint64_t pieces, const Work& work) { pool_->for_each(pieces, work, monitor_); }

}  // namespace nap
