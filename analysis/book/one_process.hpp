// One process that works alone.
#pragma once

#include "nap/analysis/book/processes.hpp"

namespace nap {

class OneProcess : public Processes {
 public:
  int number() const override { return 0; }
  int size() const override { return 1; }
  Words from_first(Words words) override { return words; }
  std::vector<Words> to_first(const Words& words) override { return {words}; }
  void meet(const std::function<void()>&) override {}
  bool is_one_stopped(bool is_stopped_here) override { return is_stopped_here; }
  void abort() override {}
};

}  // namespace nap
