// Processes that share one piece of work.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

namespace nap {

// All processes call the same functions in the same order.
class Ranks {
 public:
  using Words = std::vector<std::uint64_t>;

  virtual ~Ranks() = default;
  virtual int rank() const = 0;  // 0 to size() - 1
  virtual int size() const = 0;

  // Gives the words of the first rank to all ranks.
  virtual Words from_first(Words words) = 0;
  // Gives the words of all ranks, by rank, to the first rank, and nothing to the others.
  virtual std::vector<Words> to_first(const Words& words) = 0;

  // Ends all processes at once, for when one cannot continue and the others would wait for it.
  virtual void abort() = 0;

  bool is_first() const { return rank() == 0; }
};

// This process and those that mpirun started with it, if nap is built with MPI; otherwise this process alone.
// At most one may exist at a time, and under mpirun at most one may be made in a process.
std::unique_ptr<Ranks> join_ranks();

}  // namespace nap
