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
  void abort() override {}
};

}  // namespace nap
