// What a player counts in a hand, and the bids that the points call.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "nap/cards/card_set.hpp"

namespace nap {

// What is counted in a hand. Its longest suit is trump; of equally long suits, the one with the higher cards.
// A joker also counts as a trump; decks without one have no points for it.
enum class Feature {
  TrumpAce,
  TrumpKing,
  TrumpQueen,
  TrumpJack,
  TrumpTen,
  Trump,
  SideAce,
  SideKing,
  SideQueen,
  MissingSuit,
  Joker
};
inline constexpr std::size_t kFeatures = 11;
using Features = std::array<int, kFeatures>;  // how many of each
using Points = std::array<int, kFeatures>;    // the points for each

Features features_of(CardSet hand);
std::string to_string(Feature feature);  // "trump ace"

struct PointThreshold {
  std::string bid;
  int tricks;
  std::optional<int> points;  // the least with which to call it; none: never call it
};

// The highest bid whose threshold the points reach; nullptr: pass.
const PointThreshold* call_of(const std::vector<PointThreshold>& thresholds, int points);
int points_of(const Points& points, const Features& features);

}  // namespace nap
