#include "nap/findings/figure.hpp"

namespace nap {

Figure share(std::string what, std::string hand, const Estimate& value) {
  return {std::move(what), std::move(hand), value, Unit::share()};
}

Figure exact_share(std::string what, std::string hand, double value) {
  return share(std::move(what), std::move(hand), Estimate::exact(value));
}

}  // namespace nap
