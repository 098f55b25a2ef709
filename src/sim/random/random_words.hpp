// The random words from which one random number or one deal is drawn.
#pragma once

#include <cstddef>
#include <cstdint>

#include <Random123/philox.h>

#include "nap/sim/random/random_numbers.hpp"

namespace nap {

// The words come from Philox4x32-10 (Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1,
// 2, 3", SC11). The key is the seed; the counter is (i, stream, block).
class RandomWords {
 public:
  RandomWords(std::uint64_t seed, Stream stream, std::uint64_t i)
      : key_{{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32U)}},
        counter_{{static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(i >> 32U),
                  static_cast<std::uint32_t>(stream), 0}} {}

  // A uniform number from 0 to `bound` - 1: the high half of word x bound. Words whose low half would make
  // some results more frequent are drawn again (D. Lemire, ACM TOMACS 29(1), 2019).
  std::size_t below(std::size_t bound) {
    const auto n = static_cast<std::uint32_t>(bound);
    std::uint64_t product = std::uint64_t{next()} * n;
    if (static_cast<std::uint32_t>(product) < n) {
      const std::uint32_t threshold = (0U - n) % n;
      while (static_cast<std::uint32_t>(product) < threshold) product = std::uint64_t{next()} * n;
    }
    return static_cast<std::size_t>(product >> 32U);
  }

 private:
  using Philox = r123::Philox4x32;

  std::uint32_t next() {
    if (used_ == words_.size()) {
      words_ = Philox()(counter_, key_);
      ++counter_[3];
      used_ = 0;
    }
    return words_[used_++];
  }

  Philox::key_type key_;
  Philox::ctr_type counter_;
  Philox::ctr_type words_{};
  std::size_t used_ = words_.size();
};

}  // namespace nap
