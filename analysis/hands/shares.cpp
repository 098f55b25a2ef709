#include "hands/shares.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <numeric>

namespace nap {
namespace {

double square(double x) { return x * x; }

// The variance of a sum over the hands of a sample that comes from which hands were drawn: from the
// differences within the strata (W. G. Cochran, Sampling Techniques, 5.3). `terms` has one for each hand.
// Parts that were taken whole add nothing.
double variance_of_draw(const RatedHands& hands, const std::vector<double>& terms) {
  assert(terms.size() == hands.list.size());
  double variance = 0.0;
  auto first = terms.begin();
  for (const HandStratum& stratum : hands.strata) {
    const auto last = first + static_cast<std::ptrdiff_t>(stratum.hands);
    const auto size = static_cast<double>(stratum.hands);
    if (!stratum.is_whole && stratum.hands >= 2) {
      const double mean = std::accumulate(first, last, 0.0) / size;
      const double squares = std::accumulate(
          first, last, 0.0, [&](double sum, double term) { return sum + square(term - mean); });
      variance += squares * size / (size - 1.0);
    }
    first = last;
  }
  return variance;
}

// The number of hands drawn that would tell as much if all had the same weight (L. Kish, Survey Sampling,
// 11.7).
double equal_hands(const RatedHands& hands) {
  double squares = 0.0;
  for (const RatedHand& hand : hands.list) squares += square(hand.weight);
  constexpr double kMillion = 1e6;  // of equal weights it is a whole number, but for rounding
  return std::round(kMillion / squares) / kMillion;
}

// Wilson's interval for the number of independent hands that would have the same variance. That number is at
// least the number of hands drawn, and at most ten times as many.
Estimate sampled_share(double share, double variance, double hands) {
  const double worth = std::clamp(share * (1.0 - share) / std::max(variance, 1e-12), hands, 10.0 * hands);
  const auto deals = static_cast<std::uint64_t>(std::max(1.0, worth));
  const auto successes = static_cast<std::uint64_t>(std::round(share * static_cast<double>(deals)));
  const Estimate wilson = wilson_estimate(successes, deals);
  return {share, std::min(wilson.low, share), std::max(wilson.high, share)};
}

Estimate widened(const Estimate& estimate, double by) {
  return {estimate.value, estimate.low - by, estimate.high + by};
}

// How many differences between members the strata of a sample show. Nothing if no member was drawn from a
// stratum: all are from parts that were taken whole.
std::optional<double> differences(const RatedHands& hands, const std::vector<Membership>& kind) {
  std::optional<double> shown;
  auto first = kind.begin();
  for (const HandStratum& stratum : hands.strata) {
    const auto last = first + static_cast<std::ptrdiff_t>(stratum.hands);
    const auto members =
        std::count_if(first, last, [](const Membership& member) { return member.is_member; });
    if (!stratum.is_whole && members > 0) shown = shown.value_or(0.0) + static_cast<double>(members - 1);
    first = last;
  }
  return shown;
}

// What the members of a kind tell of their mean.
struct Members {
  double hands = 0.0;
  double errors = 0.0;         // the sum of (weight * standard error)^2; the weights add up to 1
  double doubts = 0.0;         // the variance that comes from hands that may be members or not
  std::vector<double> beside;  // for each hand weight * distance from the mean; 0 if it is no member
};

// Half the width of the 95 % interval. The differences of the hands include the errors of their values. But a
// few values may by chance lie closer together than their errors suggest. In a sample of every pattern the
// hands of a stratum are compared, in others all members, of which there may be too few in any stratum.
double half_width(const RatedHands& hands, const std::vector<Membership>& kind, const Members& members) {
  constexpr double kUnknown = std::numeric_limits<double>::infinity();
  if (hands.coverage == Coverage::EveryClass) {
    return normal_point() * std::sqrt(members.errors + members.doubts);
  }
  double variance = 0.0;
  double freedom = members.hands - 1.0;
  if (hands.coverage == Coverage::EveryPattern) {
    const std::optional<double> shown = differences(hands, kind);
    if (!shown) return normal_point() * std::sqrt(members.errors + members.doubts);
    freedom = *shown;
    variance = variance_of_draw(hands, members.beside);
  } else if (freedom > 0.0) {
    for (const double beside : members.beside) variance += square(beside) * members.hands / freedom;
  }
  if (freedom < 1.0) return kUnknown;
  return student_point(freedom) * std::sqrt(std::max(variance, members.errors));
}

}  // namespace

Estimate share_of(const RatedHands& hands, const std::vector<Membership>& kind) {
  assert(kind.size() == hands.list.size());
  double share = 0.0;
  double by_chance = 0.0;
  double doubts = 0.0;
  std::vector<double> terms;
  for (std::size_t i = 0; i < kind.size(); ++i) {
    const double weight = hands.list[i].weight;
    terms.push_back(kind[i].is_member ? weight : 0.0);
    share += terms.back();
    by_chance += weight * kind[i].chance;
    doubts += square(weight) * kind[i].chance * (1.0 - kind[i].chance);
  }
  share = std::clamp(share, 0.0, 1.0);
  const double half = normal_point() * std::sqrt(doubts);
  const bool is_sample = hands.coverage != Coverage::EveryClass;
  const Estimate drawn = is_sample ? sampled_share(share, variance_of_draw(hands, terms), equal_hands(hands))
                                   : Estimate{share, share - half, share + half};
  const double misjudged = std::abs(by_chance - share);
  return as_share(widened(drawn, is_sample ? misjudged : 2.0 * misjudged));
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
  Members members;
  for (std::size_t i = 0; i < kind.size(); ++i) {
    const double w = hands.list[i].weight / weight;
    const double beside = w * (values[i].value - mean);
    members.doubts += kind[i].chance * (1.0 - kind[i].chance) * square(beside);
    members.beside.push_back(kind[i].is_member ? beside : 0.0);
    if (!kind[i].is_member) continue;
    members.hands += 1.0;
    members.errors += square(w * values[i].error);
  }
  const double half = half_width(hands, kind, members);
  return widened({mean, mean - half, mean + half}, std::abs(sum_by_chance / chance - mean));
}

}  // namespace nap
