#include "nap/play/selfplay/played_rate.hpp"

#include <algorithm>
#include <cmath>

namespace nap {
namespace {

Estimate rate_of(const Prior& known) {
  if (known.plays <= 0.0) return {0.5, 0.0, 1.0};
  return wilson_share(known.made, known.plays);
}

Estimate rate_of(const Plays& plays) { return rate_of(joined(Prior{}, plays)); }

// Of one result, where a few results say how they spread: one success and one failure more than were seen.
double spread_of(const Plays& pilot) {
  const double rate = (static_cast<double>(pilot.made) + 1.0) / (static_cast<double>(pilot.deals) + 2.0);
  return std::sqrt(rate * (1.0 - rate));
}

// `plays` rounded up; and where all results of a stratum with this share are alike, as many as Wilson's
// interval still needs.
std::uint64_t at_least(double plays, double share, double half_width) {
  if (share <= 0.0) return 0;
  const double where_alike = normal_point() * normal_point() * share / (1.6 * half_width);
  return std::max(kLeastPlays, static_cast<std::uint64_t>(std::ceil(std::max(plays, where_alike))));
}

}  // namespace

Prior joined(const Prior& prior, const Plays& plays) {
  const double all = prior.plays + static_cast<double>(plays.deals);
  if (all <= 0.0) return prior;
  return {(prior.made * prior.plays + static_cast<double>(plays.made)) / all, all};
}

StrataPriors joined(const StrataPriors& priors, const StrataPlays& plays) {
  return {joined(priors.open_made, plays.open_made), joined(priors.open_lost, plays.open_lost)};
}

Estimate played_rate(const Estimate& open, const StrataPlays& plays) {
  return played_rate(open, joined(StrataPriors{}, plays));
}

Estimate played_rate(const Estimate& open, const StrataPriors& strata) {
  const double q = open.value;
  const Estimate a = rate_of(strata.open_made);
  const Estimate b = rate_of(strata.open_lost);
  const double value = q * a.value + (1.0 - q) * b.value;
  // More open deals made is more made in play where a > b, which is nearly always so; else it is less.
  const bool rises = a.value >= b.value;
  const double slope = std::abs(a.value - b.value);
  const double q_down = slope * (rises ? q - open.low : open.high - q);
  const double q_up = slope * (rises ? open.high - q : q - open.low);
  const auto distance = [](double x, double y, double z) { return std::sqrt(x * x + y * y + z * z); };
  const double down = distance(q * (a.value - a.low), (1.0 - q) * (b.value - b.low), q_down);
  const double up = distance(q * (a.high - a.value), (1.0 - q) * (b.high - b.value), q_up);
  return {value, std::max(0.0, value - down), std::min(1.0, value + up)};
}

StrataSizes sizes_for(const Estimate& open, const StrataPlays& pilot, double half_width) {
  const double made = open.value * spread_of(pilot.open_made);
  const double lost = (1.0 - open.value) * spread_of(pilot.open_lost);
  // What the error of the open rate leaves; at least half, since more plays cannot mend that error.
  const Estimate a = rate_of(pilot.open_made);
  const Estimate b = rate_of(pilot.open_lost);
  const double open_error = std::abs(a.value - b.value) * open.half_width();
  const double left =
      std::max(half_width * half_width - open_error * open_error, half_width * half_width / 4.0);
  const double factor = normal_point() * normal_point() / left * (made + lost);
  return {at_least(factor * made, open.value, half_width),
          at_least(factor * lost, 1.0 - open.value, half_width)};
}

// By the spreads of what is known, each stratum gets what it lacks of its share of all plays.
StrataSizes sizes_for(const Estimate& open, const StrataPriors& known, double half_width) {
  const auto spread = [](const Prior& stratum) {
    const double made = std::clamp(stratum.made, 0.02, 0.98);
    return std::sqrt(made * (1.0 - made));
  };
  const double made = open.value * spread(known.open_made);
  const double lost = (1.0 - open.value) * spread(known.open_lost);
  const double slope = std::abs(known.open_made.made - known.open_lost.made);
  const double open_error = slope * open.half_width();
  const double left =
      std::max(half_width * half_width - open_error * open_error, half_width * half_width / 4.0);
  const double factor = normal_point() * normal_point() / left * (made + lost);
  const auto lacking = [](double wanted, const Prior& stratum) {
    return static_cast<std::uint64_t>(std::ceil(std::max(0.0, wanted - stratum.plays)));
  };
  return {lacking(factor * made, known.open_made), lacking(factor * lost, known.open_lost)};
}

StrataSizes share_out(std::uint64_t plays, const Estimate& open, const StrataPlays& pilot) {
  const double made = open.value * spread_of(pilot.open_made);
  const double lost = (1.0 - open.value) * spread_of(pilot.open_lost);
  const auto least = std::min(kLeastPlays, plays / 2);
  auto of_made = static_cast<std::uint64_t>(std::llround(static_cast<double>(plays) * made / (made + lost)));
  if (open.value <= 0.0)
    of_made = 0;
  else if (open.value >= 1.0)
    of_made = plays;
  else
    of_made = std::clamp(of_made, least, plays - least);
  return {of_made, plays - of_made};
}

}  // namespace nap
