#include "thresholds/least_hands.hpp"

#include <algorithm>
#include <functional>
#include <map>

namespace nap {
namespace {

using Gains = std::map<ListedHand, double>;

double gain_from(const Gains& gains, const ListedHand& least) {
  double sum = 0.0;
  for (const auto& [hand, gain] : gains) sum += is_at_least(hand, least) ? gain : 0.0;
  return sum;
}

// The kinds with whose own hands no other call wins as much.
std::vector<ListedHand> kinds_that_win(const std::vector<HandGain>& gains) {
  std::map<ListedHand, std::vector<double>> over_others;
  for (const HandGain& each : gains) {
    std::vector<double>& sums = over_others[each.hand];
    sums.resize(each.over_others.size());
    std::transform(sums.begin(), sums.end(), each.over_others.begin(), sums.begin(), std::plus<>());
  }
  std::vector<ListedHand> kinds;
  for (const auto& [hand, sums] : over_others) {
    if (std::all_of(sums.begin(), sums.end(), [](double sum) { return sum > 0.0; })) kinds.push_back(hand);
  }
  return kinds;
}

}  // namespace

std::vector<ListedHand> least_hands(const std::vector<HandGain>& gains,
                                    const std::function<bool(const ListedHand&)>& stands) {
  constexpr std::size_t kMost = 8;
  constexpr double kNoticeably = 0.01;
  Gains left;
  for (const HandGain& each : gains) left[each.hand] += each.over_rule;
  std::vector<ListedHand> candidates = kinds_that_win(gains);
  std::vector<ListedHand> list;
  double won = 0.0;
  while (list.size() < kMost && !candidates.empty()) {
    std::vector<double> gained;
    for (const ListedHand& candidate : candidates) gained.push_back(gain_from(left, candidate));
    const auto most = std::max_element(gained.begin(), gained.end());
    if (*most <= kNoticeably * won) break;
    const auto chosen = candidates.begin() + (most - gained.begin());
    const ListedHand least = *chosen;
    candidates.erase(chosen);
    if (!stands(least)) continue;
    won += *most;
    std::erase_if(left, [&](const auto& each) { return is_at_least(each.first, least); });
    std::erase_if(list, [&](const ListedHand& other) { return is_at_least(other, least); });
    list.push_back(least);
  }
  std::sort(list.begin(), list.end(), [](const ListedHand& one, const ListedHand& other) {
    return stands_before(one.place, other.place);  // two of one place: the better one would be covered
  });
  return list;
}

}  // namespace nap
