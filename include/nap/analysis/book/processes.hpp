// Processes that share one piece of work.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

namespace nap {

// All processes call the same functions in the same order.
class Processes {
 public:
  using Words = std::vector<std::uint64_t>;

  virtual ~Processes() = default;
  virtual int number() const = 0;  // 0 to size() - 1
  virtual int size() const = 0;

  // Gives the words of the first process to all processes.
  virtual Words from_first(Words words) = 0;
  // Gives the words of all processes, by number, to the first process, and nothing to the others.
  virtual std::vector<Words> to_first(const Words& words) = 0;

  // Ends all processes at once, for when one cannot continue and the others would wait for it.
  virtual void abort() = 0;

  bool is_first() const { return number() == 0; }
};

// This process and those that mpirun started with it, if nap is built with MPI; otherwise this process alone.
// At most one may exist at a time, and under mpirun at most one may be made in a process.
std::unique_ptr<Processes> join_processes();

}  // namespace nap
