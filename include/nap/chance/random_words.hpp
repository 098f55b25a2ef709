// The random words from which one random number, one deal or the worlds of one decision are drawn.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

#include "nap/chance/random_numbers.hpp"

namespace nap {

// Uniform 32-bit words, which are a pure function of the seed, the stream and the number i.
class RandomWords {
 public:
  RandomWords(std::uint64_t seed, Stream stream, std::uint64_t i) : seed_(seed), i_(i), stream_(stream) {}

  // A uniform number from 0 to `bound` - 1: the high half of word x bound. A word is drawn again if its low
  // half would make some results more frequent (D. Lemire, ACM TOMACS 29(1), 2019).
  std::size_t below(std::size_t bound) {
    const auto n = static_cast<std::uint32_t>(bound);
    std::uint64_t product = std::uint64_t{next()} * n;
    if (static_cast<std::uint32_t>(product) < n) {
      const std::uint32_t threshold = (0U - n) % n;
      while (static_cast<std::uint32_t>(product) < threshold) product = std::uint64_t{next()} * n;
    }
    return static_cast<std::size_t>(product >> 32U);
  }

  // Independent uniform numbers, results[i] from 0 to bounds[i] - 1, in most cases from one word. `product`
  // must be the product of the bounds and fit 32 bits. Requires as many results as bounds.
  //
  // Each step multiplies the low half that the step before left. In the end, word x product is (the results
  // as digits of one number below `product`) x 2^32 + the last low half. So this computes below(product)
  // digit by digit, and draws the same words again (Brackett-Rozinsky, Lemire, "Batched ranged random integer
  // generation", Software: Practice and Experience 55(1), 2025).
  void below_each(std::span<const std::uint8_t> bounds, std::uint32_t product, std::uint8_t* results) {
    std::uint32_t low = digits(bounds, results);
    if (low >= product) return;
    const std::uint32_t threshold = (0U - product) % product;
    while (low < threshold) low = digits(bounds, results);
  }

  // 64 random bits.
  std::uint64_t word() {
    const std::uint64_t high = next();
    return high << 32U | next();
  }

  // A uniform multiple of 2^-53, at least 0 and below 1.
  double fraction() { return static_cast<double>(word() >> 11U) * 0x1p-53; }

 private:
  std::uint32_t next() {
    if (used_ == words_.size()) refill();
    return words_[used_++];
  }
  std::uint32_t digits(std::span<const std::uint8_t> bounds, std::uint8_t* results) {
    std::uint32_t low = next();
    for (const std::uint8_t bound : bounds) {
      const std::uint64_t product = std::uint64_t{low} * bound;
      *results++ = static_cast<std::uint8_t>(product >> 32U);
      low = static_cast<std::uint32_t>(product);
    }
    return low;
  }
  void refill();  // with the next two blocks

  std::uint64_t seed_;
  std::uint64_t i_;
  Stream stream_;
  std::uint32_t block_ = 0;
  std::array<std::uint32_t, 8> words_;
  std::size_t used_ = 8;  // of words_
};

}  // namespace nap
