#include "nap/chance/interval.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

namespace nap {
namespace {

// The point of the normal distribution beyond which, on both sides together, a share of `miss` lies:
// 1.95996... for 5 %.
double two_sided_point(double miss) { return -boost::math::quantile(boost::math::normal(), miss / 2.0); }

double wilson_half_width(double p, double deals, double z) {
  return z / (1.0 + z * z / deals) * std::sqrt(p * (1.0 - p) / deals + z * z / (4.0 * deals * deals));
}

Estimate wilson(double p, double n, double z) {
  const double centre = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
  const double half = wilson_half_width(p, n, z);
  // At 0 and 1 one bound equals the rate itself, and rounding must not push it past the rate.
  return {p, p <= 0.0 ? 0.0 : std::max(0.0, centre - half), p >= 1.0 ? 1.0 : std::min(1.0, centre + half)};
}

Estimate wilson(std::uint64_t successes, std::uint64_t deals, double z) {
  assert(deals > 0 && successes <= deals);
  const auto n = static_cast<double>(deals);
  return wilson(static_cast<double>(successes) / n, n, z);
}

// The correlation of the two outcomes within a deal. It is 0 if one of them always or never succeeds.
double correlation(const PairedCounts& counts) {
  const auto n = static_cast<double>(counts.deals);
  const double p = static_cast<double>(counts.first) / n;
  const double q = static_cast<double>(counts.second) / n;
  const double spread = p * (1.0 - p) * q * (1.0 - q);
  if (spread <= 0.0) return 0.0;
  return (static_cast<double>(counts.both) / n - p * q) / std::sqrt(spread);
}

Estimate difference(const Estimate& p, const Estimate& q, double a, double b, double correlation) {
  const auto reach = [correlation](double one, double other) {
    return std::sqrt(std::max(0.0, one * one - 2.0 * correlation * one * other + other * other));
  };
  const double value = a * p.value - b * q.value;
  return {value, value - reach(a * (p.value - p.low), b * (q.high - q.value)),
          value + reach(a * (p.high - p.value), b * (q.value - q.low))};
}

}  // namespace

double normal_point() {
  static const double kPoint = two_sided_point(0.05);
  return kPoint;
}

Estimate wilson_estimate(std::uint64_t successes, std::uint64_t deals) {
  return wilson(successes, deals, normal_point());
}

Estimate wilson_estimate(std::uint64_t successes, std::uint64_t deals, double miss) {
  return wilson(successes, deals, two_sided_point(miss));
}

Estimate wilson_share(double rate, double deals) { return wilson(rate, deals, normal_point()); }

Estimate exact_estimate(std::uint64_t successes, std::uint64_t deals, double miss) {
  assert(deals > 0 && successes <= deals);
  using Binomial = boost::math::binomial_distribution<double>;
  const auto n = static_cast<double>(deals);
  const auto s = static_cast<double>(successes);
  return {s / n, successes == 0 ? 0.0 : Binomial::find_lower_bound_on_p(n, s, miss / 2.0),
          successes == deals ? 1.0 : Binomial::find_upper_bound_on_p(n, s, miss / 2.0)};
}

Estimate cautious_estimate(std::uint64_t successes, std::uint64_t deals) {
  return wilson(successes, deals, 4.0);
}

Estimate paired_difference(const PairedCounts& counts, double a, double b) {
  return difference(wilson_estimate(counts.first, counts.deals), wilson_estimate(counts.second, counts.deals),
                    a, b, correlation(counts));
}

Estimate unpaired_difference(const Estimate& p, const Estimate& q, double a, double b) {
  return difference(p, q, a, b, 0.0);
}

double student_point(double freedom) {
  assert(freedom > 0.0);
  return -boost::math::quantile(boost::math::students_t(freedom), 0.025);
}

std::uint64_t deals_for_precision(double p, double half_width, double miss) {
  assert(half_width > 0.0);
  const double z = two_sided_point(miss);
  std::uint64_t enough = 1;
  while (wilson_half_width(p, static_cast<double>(enough), z) > half_width) enough *= 2;
  std::uint64_t too_few = enough / 2;
  while (enough - too_few > 1) {
    const std::uint64_t middle = too_few + (enough - too_few) / 2;
    (wilson_half_width(p, static_cast<double>(middle), z) > half_width ? too_few : enough) = middle;
  }
  return enough;
}

// Suppose that there are k times as many deals, of which k - 1 parts are new. The true difference is taken to
// be as uncertain as the deals so far leave it. Then the difference that will be found is normal around the
// present one, and its variance is 1 - 1/k of the present variance.
double times_to_tell(const Estimate& difference, double chance) {
  assert(!difference.is_exact());
  const boost::math::normal normal;
  const double side =
      difference.value > 0.0 ? difference.value - difference.low : difference.high - difference.value;
  const double found = normal_point() * std::abs(difference.value) / side;
  const auto chance_to_tell = [&](double times) {
    const double spread = std::sqrt(1.0 - 1.0 / times);
    const double reach = normal_point() / std::sqrt(times);
    return 1.0 - boost::math::cdf(normal, (reach - found) / spread) +
           boost::math::cdf(normal, (-reach - found) / spread);
  };
  if (found >= normal_point()) return 1.0;
  double few = 1.0;
  double many = 2.0;
  while (chance_to_tell(many) < chance) many *= 2.0;
  while (many - few > 0.001 * few) {
    const double middle = (few + many) / 2.0;
    (chance_to_tell(middle) < chance ? few : many) = middle;
  }
  return many;
}

}  // namespace nap
