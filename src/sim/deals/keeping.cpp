#include "nap/sim/deals/keeping.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <tuple>
#include <vector>

namespace nap {
namespace {

using SuitOrder = std::array<Suit, kSuits>;

// The points of results/README.md, which nap thresholds fits.
int points_of(Card card, Suit trump) {
  constexpr int kTrump = 5;
  constexpr int kTrumpAce = 6;
  if (card.is_joker()) return kTrump + kTrumpAce;
  const int below_ace = static_cast<int>(Rank::Ace) - static_cast<int>(card.rank());
  if (card.suit() != trump) return below_ace == 0 ? 4 : below_ace == 1 ? 2 : 0;
  constexpr std::array<int, 5> kHonours = {kTrumpAce, 4, 3, 2, 1};
  return kTrump + (below_ace < 5 ? kHonours[static_cast<std::size_t>(below_ace)] : 0);
}

SuitOrder random_order(RandomWords& words) {
  SuitOrder order = {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades};
  for (std::size_t left = order.size(); left > 1; --left)
    std::swap(order[left - 1], order[words.below(left)]);
  return order;
}

// The cards with the greatest `worth`; of equal worth the higher ones, and of equal rank those of the suit
// that comes first.
template <class Worth>
CardSet highest(CardSet dealt, int cards, const SuitOrder& order, const Worth& worth) {
  const auto key = [&](Card card) {
    if (card.is_joker()) return std::tuple(worth(card), kRanks, 0);
    const auto place = std::find(order.begin(), order.end(), card.suit()) - order.begin();
    return std::tuple(worth(card), static_cast<int>(card.rank()), -static_cast<int>(place));
  };
  std::vector<Card> sorted(dealt.begin(), dealt.end());
  std::sort(sorted.begin(), sorted.end(), [&](Card a, Card b) { return key(a) > key(b); });
  CardSet kept;
  for (int i = 0; i < cards; ++i) kept.insert(sorted[static_cast<std::size_t>(i)]);
  return kept;
}

CardSet best_cards(CardSet dealt, int cards, const SuitOrder& order) {
  CardSet best;
  int most = -1;
  for (const Suit trump : order) {
    const CardSet kept = highest(dealt, cards, order, [&](Card card) { return points_of(card, trump); });
    const int points = points_of_thumb(kept, trump);
    if (points > most) best = kept;
    most = std::max(most, points);
  }
  return best;
}

CardSet longest_suit_first(CardSet dealt, int cards, const SuitOrder& order) {
  const Suit longest = *std::max_element(order.begin(), order.end(), [&](Suit a, Suit b) {
    return std::tuple(dealt.of(a).size(), dealt.lane(a)) < std::tuple(dealt.of(b).size(), dealt.lane(b));
  });
  return highest(dealt, cards, order,
                 [&](Card card) { return card.is_joker() || card.suit() == longest ? 1 : 0; });
}

CardSet random_cards_of(CardSet dealt, int cards, RandomWords& words) {
  std::vector<Card> left(dealt.begin(), dealt.end());
  CardSet kept;
  for (int i = 0; i < cards; ++i) {
    const std::size_t place = words.below(left.size());
    kept.insert(left[place]);
    left[place] = left.back();
    left.pop_back();
  }
  return kept;
}

}  // namespace

int points_of_thumb(CardSet cards, Suit trump) {
  int points = 0;
  for (const Card card : cards) points += points_of(card, trump);
  return points;
}

int points_of_thumb(CardSet cards) {
  int most = 0;
  for (const Suit trump : kSuitsHighToLow) most = std::max(most, points_of_thumb(cards, trump));
  return most;
}

CardSet kept_cards(KeepHabit habit, CardSet dealt, int cards, RandomWords& words) {
  assert(dealt.size() >= cards);
  switch (habit) {
    case KeepHabit::Best:
      return best_cards(dealt, cards, random_order(words));
    case KeepHabit::Longest:
      return longest_suit_first(dealt, cards, random_order(words));
    case KeepHabit::Random:
      break;
  }
  return random_cards_of(dealt, cards, words);
}

}  // namespace nap
