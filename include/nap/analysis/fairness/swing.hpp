// How far one evening takes a player up or down.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "nap/analysis/fairness/evenings.hpp"

namespace nap {

// The distribution of one person's result of an evening, in stakes, over all people of a school.
struct Swing {
  static constexpr std::array<double, 5> kQuantiles = {0.05, 0.25, 0.50, 0.75, 0.95};

  double mean;  // 0, because payments add up to zero
  double deviation;
  std::array<int, kQuantiles.size()> quantiles;  // the least result that this share of people does not exceed
  Estimate ruined;  // share of people who lost their bank of kBank at some time of the evening
};

// Requires at least one evening.
Swing swing_of(const SchoolTally& tally, const Seating& seating);

// What happens to the pool of a school.
struct PoolCourse {
  // The stakes in it when it is taken.
  struct Size {
    double mean;
    std::array<int, Swing::kQuantiles.size()> quantiles;
    int most;
  };
  double taken;              // how often somebody takes it, per evening
  std::optional<Size> size;  // none if nobody ever took it
  double left;               // stakes in it when an evening ends, on average
};

// Requires at least one evening.
PoolCourse pool_course(const SchoolTally& tally);

struct SwingBin {
  int from;  // stakes; `to` is excluded
  int to;
  double share;  // of people
};

// Bins of equal width, bounded by multiples of the width. The outermost bins are not empty.
std::vector<SwingBin> swing_bins(const SchoolTally& tally, int width);

}  // namespace nap
