// The hands of a sample, before they are rated.
#pragma once

#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/cards/hand_class.hpp"

namespace nap {

struct DrawnHands {
  Coverage coverage;
  std::vector<RatedHand> list;      // without rates
  std::vector<HandStratum> strata;  // none if they are every class
};

// All of these classes or random hands of them. They must be in the order of hand_classes. Requires at least
// one class.
DrawnHands draw_hands(const std::vector<HandClass>& classes, const HandSample& sample);

}  // namespace nap
