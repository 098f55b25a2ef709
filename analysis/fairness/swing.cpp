#include "nap/analysis/fairness/swing.hpp"

#include <cmath>

#include "hands/shares.hpp"
#include "nap/chance/quantiles.hpp"

namespace nap {
namespace {

// How whole numbers are spread that came up so many times each.
struct Spread {
  double number = 0.0;  // of all of them
  double mean = 0.0;
  double deviation = 0.0;
  std::array<int, Swing::kQuantiles.size()> quantiles{};
};

Spread spread_of(const std::map<int, std::uint64_t>& counts) {
  Spread spread;
  for (const auto& [value, number] : counts) spread.number += static_cast<double>(number);
  if (counts.empty()) return spread;
  double sum = 0.0;
  double squares = 0.0;
  for (const auto& [value, number] : counts) {
    const auto count = static_cast<double>(number);
    sum += count * value;
    squares += count * value * value;
  }
  spread.quantiles = quantiles(counts, spread.number, Swing::kQuantiles);
  spread.mean = sum / spread.number;
  spread.deviation = std::sqrt(std::max(0.0, squares / spread.number - spread.mean * spread.mean));
  return spread;
}

// The multiple of the width at or below the result. It is rounded down also below zero.
int multiple_below(int result, int width) {
  return static_cast<int>(std::floor(static_cast<double>(result) / width)) * width;
}

}  // namespace

Swing swing_of(const SchoolTally& tally, const Seating& seating) {
  const Spread spread = spread_of(tally.results);
  Swing swing{spread.mean, spread.deviation, spread.quantiles, {}};
  const Estimate ruined = tally.sums.per_evening(&Measures::ruined);
  swing.ruined =
      as_share({ruined.value / seating.players, ruined.low / seating.players, ruined.high / seating.players});
  return swing;
}

PoolCourse pool_course(const SchoolTally& tally) {
  const auto evenings = static_cast<double>(tally.sums.evenings());
  const Spread spread = spread_of(tally.pool.taken);
  PoolCourse course{spread.number / evenings, {}, static_cast<double>(tally.pool.left) / evenings};
  if (!tally.pool.taken.empty())
    course.size = PoolCourse::Size{spread.mean, spread.quantiles, tally.pool.taken.rbegin()->first};
  return course;
}

std::vector<SwingBin> swing_bins(const SchoolTally& tally, int width) {
  const double people = spread_of(tally.results).number;
  std::vector<SwingBin> bins;
  for (const auto& [result, number] : tally.results) {
    const int from = multiple_below(result, width);
    if (bins.empty()) bins.push_back({from, from + width, 0.0});
    while (bins.back().from < from) bins.push_back({bins.back().to, bins.back().to + width, 0.0});
    bins.back().share += static_cast<double>(number) / people;
  }
  return bins;
}

}  // namespace nap
