// Whether two estimates are the same to the last bit, as those of one seed are.
#pragma once

#include "nap/chance/interval.hpp"

namespace nap::test {

inline bool are_equal(const Estimate& a, const Estimate& b) {
  return a.value == b.value && a.low == b.low && a.high == b.high;
}

}  // namespace nap::test
