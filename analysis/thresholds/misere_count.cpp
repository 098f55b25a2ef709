#include "nap/analysis/thresholds/misere_count.hpp"

#include <algorithm>

#include "thresholds/misere_gains.hpp"

namespace nap {

MisereCount misere_count(const MisereValues& values, CardSet hand) {
  const MisereCards cards = misere_cards(hand);
  MisereCount count{cards.suits, 0};
  for (const Rank rank : cards.lowest) count.points += values.lowest[static_cast<std::size_t>(rank)];
  for (const Rank rank : cards.second) count.points += values.second[static_cast<std::size_t>(rank)];
  return count;
}

const MisereLimit* misere_instead(const std::vector<MisereLimit>& limits, const MisereCount& count,
                                  int tricks) {
  const auto found = std::find_if(limits.begin(), limits.end(), [&](const MisereLimit& limit) {
    return limit.suits == count.suits && limit.most && count.points + tricks <= *limit.most;
  });
  return found == limits.end() ? nullptr : &*found;
}

}  // namespace nap
