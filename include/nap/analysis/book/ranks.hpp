// The processes that do one piece of work together.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

namespace nap {

// Every function is called by all of them, in the same order.
class Ranks {
 public:
  using Words = std::vector<std::uint64_t>;

  virtual ~Ranks() = default;
  virtual int rank() const = 0;  // 0 to size() - 1
  virtual int size() const = 0;

  // What the first one has, at all of them.
  virtual Words from_first(Words words) = 0;
  // What each of them has, by rank, at the first; nothing at the others.
  virtual std::vector<Words> to_first(const Words& words) = 0;

  // Ends all of them at once, when one cannot go on and the others would wait for it.
  virtual void abort() = 0;

  bool is_first() const { return rank() == 0; }
};

// This process and those that mpirun started with it, where nap is built with MPI; otherwise this one alone.
// Not more than one at a time, and under mpirun not more than one in a process.
std::unique_ptr<Ranks> join_ranks();

}  // namespace nap
