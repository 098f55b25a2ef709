#include "nap/analysis/thresholds/misere_count.hpp"

#include <algorithm>

#include "nap/analysis/thresholds/chart_place.hpp"

namespace nap {

MisereCards misere_cards(CardSet hand) {
  const CardSet cards = with_longest_as_trumps(hand);
  MisereCards found;
  for (const Suit suit : kSuitsHighToLow) {
    const CardSet of_suit = cards & (cards.of(suit) | Card::joker_of(suit));
    if (of_suit.is_empty()) continue;
    if (!found.suits.empty()) found.suits += '-';
    found.suits += std::to_string(of_suit.size());
    CardSet plain = of_suit - Card::joker_of(suit);
    if (plain.is_empty()) continue;
    const Card lowest = plain.lowest();
    found.lowest.push_back(lowest.rank());
    plain.remove(lowest);
    if (!plain.is_empty()) found.second.push_back(plain.lowest().rank());
  }
  return found;
}

int points_of(const MisereValues& values, const MisereCards& cards) {
  int points = 0;
  for (const Rank rank : cards.lowest) points += values.lowest[static_cast<std::size_t>(rank)];
  for (const Rank rank : cards.second) points += values.second[static_cast<std::size_t>(rank)];
  return points;
}

MisereCount misere_count(const MisereValues& values, CardSet hand) {
  const MisereCards cards = misere_cards(hand);
  return {cards.suits, points_of(values, cards)};
}

const MisereLimit* misere_instead(const std::vector<MisereLimit>& limits, const MisereCount& count,
                                  int for_other) {
  const auto found = std::find_if(limits.begin(), limits.end(), [&](const MisereLimit& limit) {
    return limit.suits == count.suits && limit.most && count.points + for_other <= *limit.most;
  });
  return found == limits.end() ? nullptr : &*found;
}

}  // namespace nap
