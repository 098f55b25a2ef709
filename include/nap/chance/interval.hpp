// Estimates from integer counts, with their errors.
#pragma once

#include <algorithm>
#include <cstdint>

namespace nap {

// A value and its 95 % confidence interval. For an exact value all three are equal.
struct Estimate {
  double value;
  double low;
  double high;

  double half_width() const { return (high - low) / 2.0; }
  bool is_exact() const { return low == high; }
  static Estimate exact(double value) { return {value, value, value}; }
};

// How far the interval reaches from the value, on the side where it reaches further.
inline double wider_side(const Estimate& estimate) {
  return std::max(estimate.high - estimate.value, estimate.value - estimate.low);
}

// A success rate with Wilson's score interval (E. B. Wilson, JASA 22, 1927). Like all rates here, it requires
// deals > 0 and at most `deals` successes.
Estimate wilson_estimate(std::uint64_t successes, std::uint64_t deals);

// The same, but the interval misses the true rate with probability `miss`.
Estimate wilson_estimate(std::uint64_t successes, std::uint64_t deals, double miss);

// The same for a rate that is known as precisely as from `deals` deals, which need not be a whole number.
// Requires deals > 0.
Estimate wilson_share(double rate, double deals);

// The same, but with the exact interval of C. J. Clopper and E. S. Pearson (Biometrika 26, 1934). It misses
// the true rate with a probability of at most `miss`, however few the deals and however extreme the rate.
Estimate exact_estimate(std::uint64_t successes, std::uint64_t deals, double miss);

// The same, but with Wilson's interval of four standard errors. It misses about once in 16,000 times.
Estimate cautious_estimate(std::uint64_t successes, std::uint64_t deals);

// The difference a·p - b·q of two success rates p and q that were counted over the same deals. `both` is the
// number of deals in which both succeed. Requires a, b >= 0. The interval combines the two Wilson intervals
// with the correlation of the outcomes (R. G. Newcombe, Statistics in Medicine 17, 1998, method 10; for
// scaled rates G. Y. Zou and A. Donner, ibid. 27, 2008).
struct PairedCounts {
  std::uint64_t first;
  std::uint64_t second;
  std::uint64_t both;
  std::uint64_t deals;
};
Estimate paired_difference(const PairedCounts& counts, double a, double b);

// The difference a·p - b·q of two success rates whose joint successes are not known. They are treated as
// independent. If they are positively correlated, the interval is too wide rather than too narrow.
Estimate unpaired_difference(const Estimate& p, const Estimate& q, double a, double b);

// The 97.5 % point of the normal distribution, 1.95996...: on both sides together, 5 % lies beyond it.
double normal_point();

// The 97.5 % point of Student's distribution with `freedom` degrees of freedom: on both sides together, 5 %
// lies beyond it. Requires freedom > 0.
double student_point(double freedom);

// The least number of deals for which a success rate of `p` has a Wilson interval of at most ± `half_width`.
// The interval misses the true rate with probability `miss`.
std::uint64_t deals_for_precision(double p, double half_width, double miss = 0.05);

// How many times as many deals would, with a probability of `chance`, leave zero outside the interval of a
// difference. The deals counted so far are the first of these. The true difference is taken to be about as
// likely to lie anywhere near the one that was found, so the new difference may be smaller or change its
// sign. At least 1. Requires a difference that is not exact.
double times_to_tell(const Estimate& difference, double chance);

}  // namespace nap
