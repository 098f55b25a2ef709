#include "nap/asnas/hands/ranking.hpp"

#include <algorithm>
#include <cassert>

namespace nap::asnas {
namespace {

// The ranks of the hand, those with the most cards first, and among these the highest.
std::vector<Rank> ranks_by_number(const Cards& hand) {
  std::vector<Rank> ranks;
  for (const Rank rank : kRanksHighToLow) {
    if (hand.of(rank) > 0) ranks.push_back(rank);
  }
  std::stable_sort(ranks.begin(), ranks.end(), [&](Rank a, Rank b) { return hand.of(a) > hand.of(b); });
  return ranks;
}

}  // namespace

std::string title_of(Category category) {
  std::string title(word_for(category, kCategoryWords));
  std::replace(title.begin(), title.end(), '-', ' ');
  return title;
}

Category category_of(const Cards& hand) {
  assert(hand.size() == kHandCards);
  const std::vector<Rank> ranks = ranks_by_number(hand);
  switch (hand.of(ranks.front())) {
    case 5:
      return Category::Five;
    case 4:
      return Category::Four;
    case 3:
      return ranks.size() == 2 ? Category::Full : Category::Three;
    case 2:
      return ranks.size() == 3 ? Category::TwoPairs : Category::Pair;
    default:
      return Category::Nothing;
  }
}

int strength(const Cards& hand, Ranking ranking) {
  constexpr int kBase = static_cast<int>(kRanks) + 1;  // a digit a rank, 0 for none
  const std::vector<Rank> ranks = ranks_by_number(hand);
  int strength = static_cast<int>(category_of(hand));
  for (std::size_t i = 0; i < kRanks; ++i) {
    const bool counts = i < ranks.size() && ranking != Ranking::Category &&
                        (ranking == Ranking::Kickers || hand.of(ranks[i]) > 1);
    strength = strength * kBase + (counts ? static_cast<int>(kRanks) - static_cast<int>(ranks[i]) : 0);
  }
  return strength;
}

}  // namespace nap::asnas
