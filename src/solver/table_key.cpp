#include "table_key.hpp"

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#define NAP_HAS_PEXT_PATH 1
#endif

namespace nap::search {
namespace {

// Compress, or generalized extract, by parallel suffix: H. S. Warren, Hacker's Delight, 2nd ed., section 7-4.
// The moves depend on the mask alone, so all planes share them.
void compress_portably(Word* planes, std::size_t count, Word mask) {
  for (std::size_t i = 0; i < count; ++i) planes[i] &= mask;
  Word zeros_below = ~mask << 1U;
  for (unsigned step = 0; step < 6; ++step) {
    Word parity = zeros_below;
    for (unsigned shift = 1; shift < 64; shift *= 2) parity ^= parity << shift;
    const Word moved = parity & mask;
    mask = (mask ^ moved) | moved >> (1U << step);
    for (std::size_t i = 0; i < count; ++i) {
      const Word bits = planes[i] & moved;
      planes[i] = (planes[i] ^ bits) | bits >> (1U << step);
    }
    zeros_below &= ~parity;
  }
}

#if NAP_HAS_PEXT_PATH
__attribute__((target("bmi2"))) void compress_with_pext(Word* planes, std::size_t count, Word mask) {
  for (std::size_t i = 0; i < count; ++i) planes[i] = _pext_u64(planes[i], mask);
}
#endif

}  // namespace

void compress(Word* planes, std::size_t count, Word mask) {
#if NAP_HAS_PEXT_PATH
  static const bool has_pext = __builtin_cpu_supports("bmi2") != 0;
  if (has_pext) return compress_with_pext(planes, count, mask);
#endif
  compress_portably(planes, count, mask);
}

}  // namespace nap::search
