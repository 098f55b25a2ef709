// The one instruction of AVX-512 that pays off, for the engine that may use it.
//
// It is written as assembly. A compiler that may use all of AVX-512 also compares through mask registers,
// which costs half of what this instruction gains.
#pragma once

#include "bits/card_words.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Counts the ones in each sixteen bits. Requires a vector of 16 or 32 bytes.
template <class Vector>
Vector vpopcntw(Vector bits) {
  asm("vpopcntw %1, %0" : "=x"(bits) : "x"(bits));
  return bits;
}

inline Word vpopcntw_of_word(Word bits) {
  using Words [[gnu::vector_size(16)]] = Word;
  return vpopcntw(Words{bits, 0})[0];
}

}  // namespace nap::search::inline NAP_PROCESSOR
