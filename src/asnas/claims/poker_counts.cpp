#include "claims/poker_counts.hpp"

#include <vector>

namespace nap::asnas {
namespace {

// How many cards of one rank each part of the hand has, the larger parts first.
std::vector<int> parts_of(Category category) {
  switch (category) {
    case Category::Five:
      return {5};
    case Category::Four:
      return {4, 1};
    case Category::Full:
      return {3, 2};
    case Category::Three:
      return {3, 1, 1};
    case Category::TwoPairs:
      return {2, 2, 1};
    case Category::Pair:
      return {2, 1, 1, 1};
    case Category::Nothing:
      break;
  }
  return {1, 1, 1, 1, 1};
}

}  // namespace

// The ranks of parts of one size are chosen together, from those that are left.
std::uint64_t hands_of(Category category, const RankPack& pack) {
  std::uint64_t hands = 1;
  int left = pack.ranks;
  int alike = 0;
  const std::vector<int> parts = parts_of(category);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    hands *= choose(pack.copies, parts[i]);
    ++alike;
    if (i + 1 < parts.size() && parts[i + 1] == parts[i]) continue;
    hands *= choose(left, alike);
    left -= alike;
    alike = 0;
  }
  return hands;
}

double chance_of(Category category, const RankPack& pack) {
  return static_cast<double>(hands_of(category, pack)) /
         static_cast<double>(choose(pack.ranks * pack.copies, kHandCards));
}

}  // namespace nap::asnas
