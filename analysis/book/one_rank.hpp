// A single process.
#pragma once

#include "nap/analysis/book/ranks.hpp"

namespace nap {

class OneRank : public Ranks {
 public:
  int rank() const override { return 0; }
  int size() const override { return 1; }
  Words from_first(Words words) override { return words; }
  std::vector<Words> to_first(const Words& words) override { return {words}; }
  void abort() override {}
};

}  // namespace nap
