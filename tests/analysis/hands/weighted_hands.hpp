// Hands for tests in which only weights count, and which hands are of a kind.
#pragma once

#include <vector>

#include "hands/shares.hpp"
#include "support/hands.hpp"

namespace nap::test {

inline constexpr Membership kIn{true, 1.0};
inline constexpr Membership kOut{false, 0.0};

inline RatedHands hands_weighing(const std::vector<double>& weights) {
  RatedHands hands{Setup{Deck()}, 1, 0.01, Coverage::EveryClass, {}};
  for (const double weight : weights) hands.list.push_back({CardSet(), weight, {}});
  return hands;
}

inline RatedHands sample_of_size(std::size_t hands) {
  return in_pairs(hands_weighing(std::vector<double>(hands, 1.0 / static_cast<double>(hands))));
}

}  // namespace nap::test
