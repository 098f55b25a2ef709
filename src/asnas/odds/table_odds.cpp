#include "nap/asnas/odds/table_odds.hpp"

#include <algorithm>
#include <functional>
#include <map>

#include "odds/dealings.hpp"

namespace nap::asnas {
namespace {

// Hands by their strength, the best first.
using HandsByStrength = std::map<int, std::vector<Cards>, std::greater<>>;

class TableCounter {
 public:
  TableCounter(int players, const Pack& pack)
      : players_(players),
        cards_(pack.cards()),
        hands_(hands_from(cards_)),
        dealt_hands_(count_deals(cards_, 1)),
        deals_(count_deals(cards_, players)) {}

  HandsByStrength by_strength(Ranking ranking) const {
    HandsByStrength groups;
    for (const Cards& hand : hands_) groups[strength(hand, ranking)].push_back(hand);
    return groups;
  }

  std::uint64_t number_of(const std::vector<Cards>& hands) const {
    std::uint64_t number = 0;
    for (const Cards& hand : hands) number += ways(hand, cards_);
    return number;
  }

  ExactChance chance_of(const std::vector<Cards>& hands) const {
    return exact_chance(number_of(hands), dealt_hands_);
  }

  // That the best hand at the table is of this category.
  ExactChance best(Category category) const {
    return exact_chance(deals_below(static_cast<int>(category) + 1) - deals_below(static_cast<int>(category)),
                        deals_);
  }

  ExactChance tie(Ranking ranking) const {
    // Where the players have all cards, half of the others tell what the rest have, so the sums stay small.
    const bool have_all = cards_.size() == players_ * kHandCards;
    const int with_winner = have_all ? (players_ - 1) / 2 : 0;
    Whole alone = 0;
    for (const auto& [strength, hands] : by_strength(ranking)) {
      const auto is_weaker = [&, best = strength](const Cards& hand) {
        return asnas::strength(hand, ranking) < best;
      };
      const CardSums some = sums_of(with_winner, is_weaker).joined_with(CardSums(cards_).with_one_of(hands));
      const CardSums rest = sums_of(players_ - 1 - with_winner, is_weaker);
      alone += players_ * count_deals(some, rest, cards_, players_);
    }
    return exact_chance(deals_ - alone, deals_);
  }

 private:
  // The deals in which every hand is of a lower category.
  Whole deals_below(int category) const {
    const auto is_lower = [&](const Cards& hand) { return static_cast<int>(category_of(hand)) < category; };
    return count_deals(sums_of(players_, is_lower), CardSums(cards_), cards_, players_);
  }

  CardSums sums_of(int players, const std::function<bool(const Cards&)>& may_have) const {
    std::vector<Cards> hands;
    std::copy_if(hands_.begin(), hands_.end(), std::back_inserter(hands), may_have);
    CardSums sums(cards_);
    for (int i = 0; i < players; ++i) sums = sums.with_one_of(hands);
    return sums;
  }

  int players_;
  Cards cards_;
  std::vector<Cards> hands_;
  Whole dealt_hands_;
  Whole deals_;
};

}  // namespace

TableOdds table_odds(int players, const Pack& pack) {
  const TableCounter counter(players, pack);
  TableOdds odds{players, pack, {}, {}, {}};
  HandsByStrength by_category = counter.by_strength(Ranking::Category);
  for (const Category category : kCategoriesHighToLow) {
    std::vector<Cards> hands;
    for (const auto& [strength, each] : by_category) {
      if (category_of(each.front()) == category) hands = each;
    }
    odds.categories.push_back(
        {category, counter.number_of(hands), counter.chance_of(hands), counter.best(category)});
  }
  for (const auto& [strength, hands] : counter.by_strength(Ranking::Combination)) {
    odds.combinations.push_back({hands.front(), counter.number_of(hands), counter.chance_of(hands)});
  }
  for (std::size_t i = 0; i < kRankings.size(); ++i) odds.ties[i] = counter.tie(kRankings[i]);
  return odds;
}

}  // namespace nap::asnas
