#include "nap/findings/figure.hpp"

#include <cmath>
#include <limits>

namespace nap {

Estimate as_solved(double value) {
  constexpr double kNoEnd = std::numeric_limits<double>::infinity();
  return {value, -kNoEnd, kNoEnd};
}

bool is_as_solved(const Estimate& estimate) { return std::isinf(estimate.low) && std::isinf(estimate.high); }

Figure share(std::string what, std::string hand, const Estimate& value) {
  return {std::move(what), std::move(hand), value, Unit::share()};
}

Figure exact_share(std::string what, std::string hand, double value) {
  return share(std::move(what), std::move(hand), Estimate::exact(value));
}

}  // namespace nap
