#include "nap/play/selfplay/played_rate.hpp"

#include <algorithm>
#include <cmath>

namespace nap {
namespace {

constexpr double kMostPlays = 1e12;

Estimate rate_of(const Prior& known) {
  if (known.plays <= 0.0) return {0.5, 0.0, 1.0};
  return wilson_share(known.made, known.plays);
}

Estimate rate_of(const Plays& plays) { return rate_of(joined(Prior{}, plays)); }

// The spread of a single result. A few results tell it if one success and one failure are added to them.
double spread_of(const Plays& pilot) {
  const double rate = (static_cast<double>(pilot.made) + 1.0) / (static_cast<double>(pilot.deals) + 2.0);
  return std::sqrt(rate * (1.0 - rate));
}

// What the error of the open rate leaves of `half_width`. It is at least half, since no number of plays can
// reduce that error.
double left_for_play(const Estimate& open, const StrataPlays& plays, double half_width) {
  const double slope = std::abs(rate_of(plays.open_made).value - rate_of(plays.open_lost).value);
  const double open_error = slope * wider_side(open);
  return std::sqrt(
      std::max(half_width * half_width - open_error * open_error, half_width * half_width / 4.0));
}

// Numbers of plays before rounding.
struct Amounts {
  double open_made;
  double open_lost;
};

// The fewest plays, but no fewer than `least`, with which neither side of the interval should be wider than
// `half_width` if the strata have the rates of `known`. Neyman's rule divides them between the strata.
// Wilson's interval says how many are needed, because it is far wider on one side where nearly all results
// are alike.
Amounts amounts_for(const Estimate& open, const StrataPlays& known, double half_width, const Amounts& least) {
  const double of_made = open.value * spread_of(known.open_made);
  const double of_lost = (1.0 - open.value) * spread_of(known.open_lost);
  const double left = left_for_play(open, known, half_width);
  const Estimate made = rate_of(known.open_made);
  const Estimate lost = rate_of(known.open_lost);
  const auto amounts = [&](double plays) {
    return Amounts{std::max(least.open_made, plays * of_made), std::max(least.open_lost, plays * of_lost)};
  };
  const auto suffice = [&](const Amounts& plays) {
    const StrataPriors strata{{made.value, plays.open_made}, {lost.value, plays.open_lost}};
    return wider_side(played_rate(Estimate::exact(open.value), strata)) <= left;
  };
  double few = 0.0;
  double many = 1.0;
  while (!suffice(amounts(many)) && many < kMostPlays) many *= 2.0;
  while (many - few > std::max(0.25, 0.001 * many)) {
    const double middle = (few + many) / 2.0;
    (suffice(amounts(middle)) ? many : few) = middle;
  }
  return amounts(many);
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
  // If a > b, which is nearly always so, a higher open rate means a higher rate in play; otherwise a lower
  // one.
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
  const double of_made = open.value > 0.0 ? static_cast<double>(kLeastPlays) : 0.0;
  const double of_lost = open.value < 1.0 ? static_cast<double>(kLeastPlays) : 0.0;
  const Amounts plays = amounts_for(open, pilot, half_width, {of_made, of_lost});
  return {static_cast<std::uint64_t>(std::ceil(plays.open_made)),
          static_cast<std::uint64_t>(std::ceil(plays.open_lost))};
}

StrataSizes sizes_lacking(const Estimate& open, const StrataPlays& plays, double half_width) {
  const auto made = static_cast<double>(plays.open_made.deals);
  const auto lost = static_cast<double>(plays.open_lost.deals);
  const Amounts wanted = amounts_for(open, plays, half_width, {made, lost});
  return {static_cast<std::uint64_t>(std::ceil(wanted.open_made - made)),
          static_cast<std::uint64_t>(std::ceil(wanted.open_lost - lost))};
}

// Divides all plays by the spreads that are known, and gives each stratum what it lacks of its part.
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
