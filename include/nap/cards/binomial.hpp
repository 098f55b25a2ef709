// How many ways there are to choose cards.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "nap/cards/deck.hpp"

namespace nap {

inline constexpr std::size_t kPackSize = 53;  // with a joker

// Pascal's triangle: [n][k] for n up to a full deck and k up to a hand. Every entry is exact in 64 bits.
inline constexpr auto kBinomials = [] {
  std::array<std::array<std::uint64_t, kMaxHandCards + 1>, kPackSize + 1> ways{};
  for (std::size_t n = 0; n <= kPackSize; ++n) {
    ways[n][0] = 1;
    for (std::size_t k = 1; k <= kMaxHandCards && k <= n; ++k)
      ways[n][k] = ways[n - 1][k - 1] + ways[n - 1][k];
  }
  return ways;
}();

// The number of ways to choose k of n cards; 0 if n is less than k. Requires 0 <= n <= kPackSize and
// 0 <= k <= kMaxHandCards.
constexpr std::uint64_t choose(int n, int k) {
  assert(0 <= n && n <= static_cast<int>(kPackSize) && 0 <= k && k <= kMaxHandCards);
  return kBinomials[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

}  // namespace nap
