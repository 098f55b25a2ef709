#include "nap/findings/verdict.hpp"

#include <algorithm>

namespace nap {

// The interval of an exact value has no width. An exact value that equals the threshold is not above it.
Verdict is_above(const Estimate& value, double threshold) {
  if (value.low > threshold) return Verdict::Confirmed;
  const bool is_not = value.is_exact() ? value.value <= threshold : value.high < threshold;
  return is_not ? Verdict::Refuted : Verdict::Undecided;
}

Verdict is_below(const Estimate& value, double threshold) {
  return is_above({-value.value, -value.high, -value.low}, -threshold);
}

Verdict all_of(std::span<const Verdict> verdicts) {
  const auto has = [&](Verdict wanted) {
    return std::find(verdicts.begin(), verdicts.end(), wanted) != verdicts.end();
  };
  if (has(Verdict::Refuted)) return Verdict::Refuted;
  return has(Verdict::Undecided) ? Verdict::Undecided : Verdict::Confirmed;
}

}  // namespace nap
