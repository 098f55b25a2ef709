#include "hands/shares.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace nap {
namespace {

double square(double x) { return x * x; }

// What a sample tells of a share: its variance, and the number of hands drawn, all of which would have the
// same weight.
struct SampledShare {
  double variance = 0.0;
  double hands = 0.0;
};

// The variance comes from the differences within the strata (W. G. Cochran, Sampling Techniques, 5.3). Parts
// that were taken whole add nothing. The number of hands is that of L. Kish (Survey Sampling, 11.7).
SampledShare sampled_share_of(const RatedHands& hands, const std::vector<Membership>& kind) {
  SampledShare share;
  double squares = 0.0;
  std::size_t at = 0;
  for (const HandStratum& stratum : hands.strata) {
    double weight = 0.0;
    double members = 0.0;
    for (const std::size_t end = at + stratum.hands; at < end; ++at) {
      weight += hands.list[at].weight;
      members += kind[at].is_member ? hands.list[at].weight : 0.0;
      squares += square(hands.list[at].weight);
    }
    if (stratum.is_whole || stratum.hands < 2) continue;
    share.variance += members * (weight - members) / (static_cast<double>(stratum.hands) - 1.0);
  }
  assert(at == kind.size());
  constexpr double kMillion = 1e6;  // of equal weights it is a whole number, but for rounding
  share.hands = std::round(kMillion / squares) / kMillion;
  return share;
}

// Wilson's interval for the number of independent hands that would have the same variance. That number is at
// least the number of hands drawn, and at most ten times as many.
Estimate sampled_share(double share, const SampledShare& sampled) {
  const double variance = std::max(sampled.variance, 1e-12);
  const double worth = std::clamp(share * (1.0 - share) / variance, sampled.hands, 10.0 * sampled.hands);
  const auto deals = static_cast<std::uint64_t>(std::max(1.0, worth));
  const auto successes = static_cast<std::uint64_t>(std::round(share * static_cast<double>(deals)));
  const Estimate wilson = wilson_estimate(successes, deals);
  return {share, std::min(wilson.low, share), std::max(wilson.high, share)};
}

Estimate widened(const Estimate& estimate, double by) {
  return {estimate.value, std::max(0.0, estimate.low - by), std::min(1.0, estimate.high + by)};
}

}  // namespace

// The spread includes the errors. But a few values may by chance lie closer together than their errors
// suggest.
double half_width_of_sample(std::size_t values, double spread, double errors) {
  if (values < 2) return 1.0;  // rates lie between 0 and 1, and one value tells nothing about the others
  const double others = static_cast<double>(values) - 1.0;
  const double variance = std::max(spread * static_cast<double>(values) / others, errors);
  return student_point(others) * std::sqrt(variance);
}

Estimate share_of(const RatedHands& hands, const std::vector<Membership>& kind) {
  assert(kind.size() == hands.list.size());
  double share = 0.0;
  double by_chance = 0.0;
  double variance = 0.0;
  for (std::size_t i = 0; i < kind.size(); ++i) {
    const double weight = hands.list[i].weight;
    share += kind[i].is_member ? weight : 0.0;
    by_chance += weight * kind[i].chance;
    variance += square(weight) * kind[i].chance * (1.0 - kind[i].chance);
  }
  share = std::clamp(share, 0.0, 1.0);
  const double half = normal_point() * std::sqrt(variance);
  const bool is_sample = hands.coverage != Coverage::EveryClass;
  const Estimate drawn = is_sample ? sampled_share(share, sampled_share_of(hands, kind))
                                   : Estimate{share, share - half, share + half};
  const double misjudged = std::abs(by_chance - share);
  return widened(drawn, is_sample ? misjudged : 2.0 * misjudged);
}

std::optional<Estimate> mean_over(const RatedHands& hands, const std::vector<Membership>& kind,
                                  const std::vector<Uncertain>& values) {
  double weight = 0.0;
  double sum = 0.0;
  double chance = 0.0;
  double sum_by_chance = 0.0;
  for (std::size_t i = 0; i < kind.size(); ++i) {
    const double w = hands.list[i].weight;
    if (kind[i].is_member) {
      weight += w;
      sum += w * values[i].value;
    }
    chance += w * kind[i].chance;
    sum_by_chance += w * kind[i].chance * values[i].value;
  }
  if (weight <= 0.0) return std::nullopt;
  const double mean = sum / weight;
  double errors = 0.0;
  double spread = 0.0;
  double doubts = 0.0;
  std::size_t members = 0;
  for (std::size_t i = 0; i < kind.size(); ++i) {
    const double w = hands.list[i].weight / weight;
    const double beside = square(w * (values[i].value - mean));
    doubts += kind[i].chance * (1.0 - kind[i].chance) * beside;
    if (!kind[i].is_member) continue;
    ++members;
    errors += square(w * values[i].error);
    spread += beside;
  }
  const double half = hands.coverage == Coverage::EveryClass ? normal_point() * std::sqrt(errors + doubts)
                                                             : half_width_of_sample(members, spread, errors);
  return widened({mean, mean - half, mean + half}, std::abs(sum_by_chance / chance - mean));
}

}  // namespace nap
