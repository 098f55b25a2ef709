#include "hands/average.hpp"

#include <algorithm>
#include <cmath>

namespace nap {

void Average::add(double weight, double value) {
  weight_ += weight;
  squared_weight_ += weight * weight;
  sum_ += weight * value;
  squares_ += weight * value * value;
}

std::optional<Estimate> Average::mean() const {
  const double n = weight_ > 0.0 ? effective_hands() : 0.0;
  if (n < 1.5) return std::nullopt;
  const double mean = sum_ / weight_;
  const double spread = std::max(0.0, squares_ / weight_ - mean * mean);
  if (spread == 0.0) return std::nullopt;
  const double half = normal_point() * std::sqrt(spread / (n - 1.0));
  return Estimate{mean, mean - half, mean + half};
}

std::optional<Estimate> Average::share() const {
  if (weight_ <= 0.0) return std::nullopt;
  const double share = std::clamp(sum_ / weight_, 0.0, 1.0);
  const double n = std::max(1.0, std::round(effective_hands()));
  const auto successes = static_cast<std::uint64_t>(std::round(share * n));
  const Estimate wilson = wilson_estimate(successes, static_cast<std::uint64_t>(n));
  return Estimate{share, std::min(share, wilson.low), std::max(share, wilson.high)};
}

std::optional<Estimate> mean_over(const RatedHands& sample, const ValueOfHand& value) {
  Average average;
  for (const RatedHand& hand : sample.list) average.add(hand.weight, value(hand));
  return average.mean();
}

Estimate share_over(const RatedHands& sample, const std::function<bool(const RatedHand&)>& has) {
  Average average;
  for (const RatedHand& hand : sample.list) average.add(hand.weight, has(hand) ? 1.0 : 0.0);
  return average.share().value();
}

}  // namespace nap
