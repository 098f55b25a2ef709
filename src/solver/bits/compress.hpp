// Packs the bits of a word that another word selects.
#pragma once

#include "bits/card_words.hpp"

#if defined(__BMI2__) && defined(__x86_64__)
#include <immintrin.h>
#endif

namespace nap::search::inline NAP_PROCESSOR {

// The i-th bit of the result is the bit of `word` at the place of the i-th lowest one in `mask`.
inline Word compress(Word word, Word mask) {
#if defined(__BMI2__) && defined(__x86_64__)
  return _pext_u64(word, mask);
#else
  Word packed = 0;
  for (Word next = 1; mask != 0; mask &= mask - 1, next <<= 1U) {
    if ((word & bottom_card(mask)) != 0) packed |= next;
  }
  return packed;
#endif
}

}  // namespace nap::search::inline NAP_PROCESSOR
