#include "nap/asnas/odds/pot_share.hpp"

#include <algorithm>

#include "odds/dealings.hpp"

namespace nap::asnas {
namespace {

ExactChance chance_of(Category category, const Cards& cards) {
  Whole hands = 0;
  for (const Cards& hand : hands_from(cards)) {
    if (category_of(hand) == category) hands += ways(hand, cards);
  }
  return exact_chance(hands, count_deals(cards, 1));
}

// Sums for 0, 1, ... up to `most` players who each have one of these hands.
std::vector<CardSums> sums_up_to(int most, const std::vector<Cards>& hands, const Cards& cards) {
  std::vector<CardSums> sums = {CardSums(cards)};
  for (int i = 0; i < most; ++i) sums.push_back(sums.back().with_one_of(hands));
  return sums;
}

}  // namespace

PotShare pot_share(const PotQuestion& question, Ranking ranking) {
  const int others = question.players - 1;
  const Cards unseen = question.unseen();
  const int mine = strength(question.hand, ranking);
  std::vector<Cards> weaker;
  std::vector<Cards> equal;
  for (const Cards& hand : hands_from(unseen)) {
    const int theirs = strength(hand, ranking);
    if (theirs < mine) weaker.push_back(hand);
    if (theirs == mine) equal.push_back(hand);
  }
  const std::vector<CardSums> weaker_sums = sums_up_to(others, weaker, unseen);
  const std::vector<CardSums> equal_sums = sums_up_to(others, equal, unseen);
  // Shares are counted in parts that every number of winners divides.
  constexpr int kParts = 840;  // the least common multiple of 1 to 8
  Whole win = 0;
  Whole tie = 0;
  Whole parts = 0;
  for (int equals = 0; equals <= others; ++equals) {
    const auto place = static_cast<std::size_t>(equals);
    const Whole deals =
        choose(others, equals) *
        count_deals(equal_sums[place], weaker_sums[static_cast<std::size_t>(others) - place], unseen, others);
    (equals == 0 ? win : tie) += deals;
    parts += deals * (kParts / (equals + 1));
  }
  const Whole all = count_deals(unseen, others);
  return {exact_chance(win, all), exact_chance(tie, all), exact_chance(parts, all * kParts)};
}

std::vector<OthersCategory> others_hand(const PotQuestion& question) {
  std::vector<OthersCategory> all;
  for (const Category category : kCategoriesHighToLow) {
    all.push_back(
        {category, chance_of(category, question.pack.cards()), chance_of(category, question.unseen())});
  }
  return all;
}

}  // namespace nap::asnas
