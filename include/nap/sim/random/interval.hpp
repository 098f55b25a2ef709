// Estimates from tallies, with their errors.
#pragma once

#include <cstdint>

namespace nap {

// A value and its 95 % confidence interval; all three are equal where the value is exact.
struct Estimate {
  double value;
  double low;
  double high;

  double half_width() const { return (high - low) / 2.0; }
  bool is_exact() const { return low == high; }
  static Estimate exact(double value) { return {value, value, value}; }
};

// A success rate with Wilson's score interval (E. B. Wilson, JASA 22, 1927). Requires 0 < deals >= successes.
Estimate wilson_estimate(std::uint64_t successes, std::uint64_t deals);

// The same with an interval that misses the true rate with probability `miss`.
Estimate wilson_estimate(std::uint64_t successes, std::uint64_t deals, double miss);

// The same with an interval that misses no more often than that, however few the deals and extreme the rate
// (C. J. Clopper and E. S. Pearson, Biometrika 26, 1934).
Estimate exact_estimate(std::uint64_t successes, std::uint64_t deals, double miss);

// The same with an interval so wide that it misses the true rate about once in 16,000 times.
Estimate cautious_estimate(std::uint64_t successes, std::uint64_t deals);

// a·p - b·q for two success rates counted over the same deals, `both` times together; a, b >= 0. The interval
// combines the two Wilson intervals with the correlation of the outcomes (R. G. Newcombe, Statistics in
// Medicine 17, 1998, method 10; for scaled rates G. Y. Zou and A. Donner, ibid. 27, 2008).
struct PairedCounts {
  std::uint64_t first;
  std::uint64_t second;
  std::uint64_t both;
  std::uint64_t deals;
};
Estimate paired_difference(const PairedCounts& counts, double a, double b);

// a·p - b·q for two success rates of which it is not known how often they succeed together: as if they were
// independent, which makes the interval too wide rather than too narrow where they go together.
Estimate unpaired_difference(const Estimate& p, const Estimate& q, double a, double b);

// The point of the normal distribution beyond which, on both sides, lie 5 % in all: 1.95996...
double normal_point();

// The point of Student's distribution of so many degrees of freedom beyond which, on both sides, lie 5 % in
// all. Requires freedom > 0.
double student_point(double freedom);

// The least number of deals with which a success rate of `p` gets a Wilson interval of at most +-
// `half_width`; it misses with probability `miss`.
std::uint64_t deals_for_precision(double p, double half_width, double miss = 0.05);

}  // namespace nap
