#include "thresholds/least_hands.hpp"

#include <algorithm>
#include <map>

namespace nap {
namespace {

using Gains = std::map<ChartPlace, double>;

double gain_from(const Gains& gains, const ChartPlace& least) {
  double sum = 0.0;
  for (const auto& [place, gain] : gains) sum += is_at_least(place, least) ? gain : 0.0;
  return sum;
}

}  // namespace

std::vector<ChartPlace> least_hands(const std::vector<PlaceGain>& gains) {
  constexpr std::size_t kMost = 8;
  constexpr double kNoticeably = 0.01;
  Gains left;
  for (const PlaceGain& each : gains) left[each.place] += each.gain;
  std::vector<ChartPlace> candidates;
  for (const auto& [place, gain] : left) {
    if (gain > 0.0) candidates.push_back(place);
  }
  std::vector<ChartPlace> list;
  double won = 0.0;
  while (list.size() < kMost && !candidates.empty()) {
    std::vector<double> gained;
    for (const ChartPlace& candidate : candidates) gained.push_back(gain_from(left, candidate));
    const auto most = std::max_element(gained.begin(), gained.end());
    if (*most <= kNoticeably * won) break;
    const ChartPlace least = candidates[static_cast<std::size_t>(most - gained.begin())];
    won += *most;
    std::erase_if(left, [&](const auto& each) { return is_at_least(each.first, least); });
    std::erase_if(list, [&](const ChartPlace& other) { return is_at_least(other, least); });
    list.push_back(least);
  }
  std::sort(list.begin(), list.end(), stands_before);
  return list;
}

}  // namespace nap
