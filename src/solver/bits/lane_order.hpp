// Moves the suits of a word into other lanes.
#pragma once

#include <array>

#include "bits/card_words.hpp"

#if defined(__SSSE3__) && defined(__x86_64__)
#include <immintrin.h>
#endif

namespace nap::search::inline NAP_PROCESSOR {

class LaneOrder {
 public:
  constexpr LaneOrder() = default;
  // After this, lane i of a result is lane `from[i]` of the word given to apply().
  constexpr explicit LaneOrder(const std::array<unsigned, kSuits>& from) {
    for (unsigned i = 0; i < kSuits; ++i) {
      const unsigned byte = 2 * from[i];
      bytes_ |= (Word{byte} | Word{byte + 1} << 8U) << (16U * i);
    }
  }

  Word apply(Word cards) const {
#if defined(__SSSE3__) && defined(__x86_64__)
    const auto vector = [](Word word) { return _mm_cvtsi64_si128(static_cast<long long>(word)); };
    return static_cast<Word>(_mm_cvtsi128_si64(_mm_shuffle_epi8(vector(cards), vector(bytes_))));
#else
    Word moved = 0;
    for (unsigned i = 0; i < kSuits; ++i) {
      const unsigned byte = bytes_ >> (16U * i) & 0xFFU;
      moved |= (cards >> (8U * byte) & 0xFFFFU) << (16U * i);
    }
    return moved;
#endif
  }

 private:
  Word bytes_ = 0;  // for each byte of the result, the byte of the word that it comes from
};

}  // namespace nap::search::inline NAP_PROCESSOR
