// Means and shares over random hands.
#pragma once

#include <functional>
#include <optional>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/chance/interval.hpp"

namespace nap {

// A mean or a share over random hands, each with its weight. Its error is that of sampling the hands, and
// includes the errors of their rates. If every class of hands was rated, the interval is wider than
// necessary.
class Average {
 public:
  void add(double weight, double value);
  // Nothing for fewer than two hands, or if all values are equal: these show no error.
  std::optional<Estimate> mean() const;
  // Requires values of 0 and 1 only. Nothing if there are no hands.
  std::optional<Estimate> share() const;

 private:
  double effective_hands() const { return weight_ * weight_ / squared_weight_; }

  double weight_ = 0;
  double squared_weight_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

// These two take all hands of a sample.
using ValueOfHand = std::function<double(const RatedHand&)>;
std::optional<Estimate> mean_over(const RatedHands& sample, const ValueOfHand& value);
Estimate share_over(const RatedHands& sample, const std::function<bool(const RatedHand&)>& has);

}  // namespace nap
