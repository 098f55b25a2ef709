#include "nap/analysis/fairness/swing.hpp"

#include <cmath>

namespace nap {
namespace {

double people_of(const SchoolTally& tally) {
  double people = 0.0;
  for (const auto& [result, number] : tally.results) people += static_cast<double>(number);
  return people;
}

// The multiple of the width at or below the result. It is rounded down also below zero.
int multiple_below(int result, int width) {
  return static_cast<int>(std::floor(static_cast<double>(result) / width)) * width;
}

}  // namespace

Swing swing_of(const SchoolTally& tally, const Seating& seating) {
  const double people = people_of(tally);
  double sum = 0.0;
  double squares = 0.0;
  double below = 0.0;
  Swing swing{};
  std::size_t next = 0;
  for (const auto& [result, number] : tally.results) {
    const auto count = static_cast<double>(number);
    sum += count * result;
    squares += count * result * result;
    below += count;
    while (next < Swing::kQuantiles.size() && below >= Swing::kQuantiles[next] * people) {
      swing.quantiles[next++] = result;
    }
  }
  swing.mean = sum / people;
  swing.deviation = std::sqrt(std::max(0.0, squares / people - swing.mean * swing.mean));
  const Estimate ruined = tally.sums.per_evening(&Measures::ruined);
  swing.ruined = {ruined.value / seating.players, std::max(0.0, ruined.low / seating.players),
                  std::min(1.0, ruined.high / seating.players)};
  return swing;
}

std::vector<SwingBin> swing_bins(const SchoolTally& tally, int width) {
  const double people = people_of(tally);
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
