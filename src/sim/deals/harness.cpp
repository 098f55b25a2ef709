#include "nap/sim/deals/harness.hpp"

#include <algorithm>

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/enumerable_thread_specific.h>
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>

#include "deals/outcome_checker.hpp"

namespace nap {
namespace {

// Deals are counted block by block, in order, so that a count that is stopped holds a first part of the deals
// and nothing else: the very tally that asking for so many deals would have given.
constexpr std::uint64_t kBlockDeals = 4096;
constexpr std::uint64_t kGrainDeals = 32;

}  // namespace

Tally count_deals(Solver& solver, const DealSource& source, DealRange range,
                  std::span<const Outcome> outcomes, const std::atomic<bool>& stop) {
  OutcomeChecker checker(outcomes);
  Tally tally(outcomes.size());
  for (std::uint64_t i = range.first; i != range.last && !stop; ++i) {
    tally.add(checker.check(source.deal(i), solver));
  }
  return tally;
}

class Harness::Impl {
 public:
  // The arena may have more threads than the machine has cores, so that any number can be tried.
  explicit Impl(int threads)
      : arena_(threads == 0 ? tbb::task_arena::automatic : threads),
        allowed_(tbb::global_control::max_allowed_parallelism,
                 static_cast<std::size_t>(arena_.max_concurrency())) {}

  int threads() const { return arena_.max_concurrency(); }

  Tally count(const DealSource& source, std::uint64_t deals, std::span<const Outcome> outcomes,
              Monitor& monitor) {
    Tally total(outcomes.size());
    for (std::uint64_t first = 0; first < deals; first += kBlockDeals) {
      const Tally block = count_block(source, first, std::min(deals, first + kBlockDeals), outcomes, monitor);
      if (monitor.stop) break;
      total += block;
    }
    return total;
  }

  void for_each(std::uint64_t pieces, const std::function<void(std::uint64_t, Solver&)>& work,
                Monitor& monitor) {
    const auto work_on_range = [&](const tbb::blocked_range<std::uint64_t>& range) {
      for (std::uint64_t i = range.begin(); i != range.end() && !monitor.stop; ++i) {
        work(i, solvers_.local());
        ++monitor.done;
      }
    };
    arena_.execute([&] {
      tbb::parallel_for(tbb::blocked_range<std::uint64_t>(0, pieces, 1), work_on_range,
                        tbb::simple_partitioner());
    });
  }

 private:
  struct Worker {
    OutcomeChecker checker;
    Tally tally;
  };

  Tally count_block(const DealSource& source, std::uint64_t first, std::uint64_t last,
                    std::span<const Outcome> outcomes, Monitor& monitor) {
    tbb::enumerable_thread_specific<Worker> workers([outcomes] {
      return Worker{OutcomeChecker(outcomes), Tally(outcomes.size())};
    });
    const auto count_range = [&](const tbb::blocked_range<std::uint64_t>& range) {
      Worker& worker = workers.local();
      Solver& solver = solvers_.local();
      for (std::uint64_t i = range.begin(); i != range.end() && !monitor.stop; ++i) {
        worker.tally.add(worker.checker.check(source.deal(i), solver));
      }
      monitor.done += range.size();
    };
    arena_.execute(
        [&] { tbb::parallel_for(tbb::blocked_range<std::uint64_t>(first, last, kGrainDeals), count_range); });
    Tally total(outcomes.size());
    for (const Worker& worker : workers) total += worker.tally;
    return total;
  }

  tbb::task_arena arena_;
  tbb::global_control allowed_;
  // Kept, with what they remember, from count to count.
  std::shared_ptr<EndgameTables> endgames_ = std::make_shared<EndgameTables>();
  tbb::enumerable_thread_specific<Solver> solvers_{[this] { return Solver(endgames_); }};
};

Harness::Harness(int threads, Monitor& monitor) : monitor_(monitor), impl_(std::make_unique<Impl>(threads)) {}
Harness::~Harness() = default;

int Harness::threads() const { return impl_->threads(); }

Tally Harness::count(const DealSource& source, std::uint64_t deals, std::span<const Outcome> outcomes) {
  return impl_->count(source, deals, outcomes, monitor_);
}

void Harness::for_each(std::uint64_t pieces, const std::function<void(std::uint64_t, Solver&)>& work) {
  impl_->for_each(pieces, work, monitor_);
}

}  // namespace nap
