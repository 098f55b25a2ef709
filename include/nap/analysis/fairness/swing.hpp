// How far one evening takes a player up or down.
#pragma once

#include <array>
#include <vector>

#include "nap/analysis/fairness/evenings.hpp"

namespace nap {

// Of what one person has at the end of an evening, in stakes, over everybody at the party.
struct Swing {
  static constexpr std::array<double, 5> kQuantiles = {0.05, 0.25, 0.50, 0.75, 0.95};

  double mean;  // 0: what one gets others pay
  double deviation;
  std::array<int, kQuantiles.size()> quantiles;  // the least result that so large a share does not exceed
  Estimate ruined;  // share of people whose bank of kBank was gone at some time of the evening
};

// Requires an evening.
Swing swing_of(const PartyTally& tally, const Seating& seating);

struct SwingBin {
  int from;  // stakes; up to, but not with, `to`
  int to;
  double share;  // of people
};

// Bins of equal width, the outermost ones not empty; with bounds that are multiples of the width.
std::vector<SwingBin> swing_bins(const PartyTally& tally, int width);

}  // namespace nap
