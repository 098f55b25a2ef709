// Processes that share one piece of work.
#pragma once

#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <vector>

namespace nap {

// The first of several processes has failed, and knows why. The others get this.
class FirstFailed : public std::exception {
 public:
  const char* what() const noexcept override { return "the first process has failed"; }
};

// All processes call the same functions in the same order. That includes errors: what only the first process
// does, and may fail, it does in at_first.
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

  // Waits until all processes are here, and calls `meanwhile` every few milliseconds.
  virtual void meet(const std::function<void()>& meanwhile) = 0;
  // Whether some process was stopped; this one says whether it was. The news of the others may take a moment.
  // The processes need not call it equally often. Only the thread that made this object may call it.
  virtual bool is_one_stopped(bool is_stopped_here) = 0;

  // Ends all processes at once, for when one cannot continue and the others would wait for it.
  virtual void abort() = 0;

  bool is_first() const { return number() == 0; }

  // The first process does `work`. If that throws, all processes do: the first one the same, the others
  // FirstFailed.
  void at_first(const std::function<void()>& work);
  // Whether at_first has thrown, so that no process waits for another one.
  bool have_failed() const { return have_failed_; }

 private:
  bool have_failed_ = false;
};

// This process and those that mpirun started with it, if nap is built with MPI; otherwise this process alone.
// At most one may exist at a time, and under mpirun at most one may be made in a process.
std::unique_ptr<Processes> join_processes();

}  // namespace nap
