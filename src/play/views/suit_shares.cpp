#include "nap/play/views/suit_shares.hpp"

#include <algorithm>
#include <cassert>

#include "nap/cards/binomial.hpp"

namespace nap {
namespace {

// Pascal's triangle. The largest entry, choose(53, 26), is below 2^50.
constexpr auto kSubsets = [] {
  std::array<std::array<double, kPackSize + 1>, kPackSize + 1> ways{};
  for (std::size_t n = 0; n <= kPackSize; ++n) {
    ways[n][0] = 1;
    for (std::size_t k = 1; k <= n; ++k) ways[n][k] = ways[n - 1][k - 1] + ways[n - 1][k];
  }
  return ways;
}();

constexpr double kUnknown = -1;

}  // namespace

CardSet cards_of_suits(CardSet cards, unsigned suits) {
  CardSet chosen;
  for (const Suit suit : kSuitsHighToLow) {
    if ((suits >> static_cast<unsigned>(suit) & 1U) != 0) chosen.insert(cards.of(suit));
  }
  if ((suits & kJokerSuit) != 0) chosen.insert(cards & Card::joker());
  return chosen;
}

double subsets(int n, int k) {
  assert(0 <= n && n <= static_cast<int>(kPackSize));
  return k < 0 || k > n ? 0 : kSubsets[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

SuitShares::SuitShares(std::span<const SuitGroup> groups, CardSet cards) {
  assert(groups.size() <= kMostGroups);
  int taken = 0;
  for (std::size_t group = 0; group < groups.size(); ++group) {
    add_level(groups.subspan(group), cards, taken);
    taken += groups[group].cards;
  }
  if (depth_ < 2) {
    if (depth_ == 1) ways_ = subsets(own_cards(levels_[0], levels_[0].most), levels_[0].cards);
    return;
  }
  if (depth_ > 2) {
    std::size_t size = 0;
    for (std::size_t depth = 1; depth + 1 < depth_; ++depth) {
      Level& level = levels_[depth];
      level.table = size;
      std::size_t places = 1;
      for (int k = 0; k < level.classes; ++k) places *= level.sizes[static_cast<std::size_t>(k)];
      size += places;
    }
    table_.assign(size, kUnknown);
  }
  count_first_choices();
}

// The classes of a level are suits that the same groups may hold. Those of the first group come first.
void SuitShares::add_level(std::span<const SuitGroup> groups, CardSet cards, int taken_before) {
  std::array<unsigned, kSuitsWithJoker> holders{};
  for (std::size_t suit = 0; suit < holders.size(); ++suit) {
    for (std::size_t group = 0; group < groups.size(); ++group)
      holders[suit] |= (groups[group].suits >> suit & 1U) << group;
  }
  Level level;
  level.cards = groups.front().cards;
  for (const bool own : {true, false}) {
    for (std::size_t suit = 0; suit < holders.size(); ++suit) {
      const unsigned seen = holders[suit];
      const bool is_first = std::find(holders.begin(), holders.begin() + static_cast<std::ptrdiff_t>(suit),
                                      seen) == holders.begin() + static_cast<std::ptrdiff_t>(suit);
      if (seen == 0 || !is_first || ((seen & 1U) != 0) != own) continue;
      const auto place = static_cast<std::size_t>(level.classes++);
      for (std::size_t other = suit; other < holders.size(); ++other) {
        if (holders[other] == seen)
          level.suits[place] = static_cast<std::uint8_t>(level.suits[place] | 1U << other);
      }
      level.most[place] = static_cast<std::uint8_t>(cards_of_suits(cards, level.suits[place]).size());
      level.sizes[place] = static_cast<std::uint8_t>(std::min<int>(level.most[place], taken_before) + 1);
    }
    if (own) level.own_classes = level.classes;
  }
  if (depth_ > 0) {
    Level& before = levels_[depth_ - 1];
    for (std::size_t k = 0; k < static_cast<std::size_t>(before.classes); ++k) {
      before.next[k] = -1;
      for (std::int8_t j = 0; j < level.classes; ++j) {
        if ((before.suits[k] & level.suits[static_cast<std::size_t>(j)]) != 0) before.next[k] = j;
      }
    }
  }
  levels_[depth_++] = level;
}

// The table's place for what is left, numbered by how much of each class the earlier groups have taken.
std::size_t SuitShares::place(const Level& level, const Counts& left) const {
  std::size_t place = 0;
  for (std::size_t k = 0; k < static_cast<std::size_t>(level.classes); ++k)
    place = place * level.sizes[k] + static_cast<std::size_t>(level.most[k] - left[k]);
  return level.table + place;
}

int SuitShares::own_cards(const Level& level, const Counts& left) {
  int cards = 0;
  for (std::size_t k = 0; k < static_cast<std::size_t>(level.own_classes); ++k) cards += left[k];
  return cards;
}

SuitShares::Counts SuitShares::after(const Level& level, const Counts& left, const Counts& taken) {
  Counts next{};
  for (std::size_t k = 0; k < static_cast<std::size_t>(level.classes); ++k) {
    if (level.next[k] < 0) continue;
    std::uint8_t& cards = next[static_cast<std::size_t>(level.next[k])];
    cards = static_cast<std::uint8_t>(cards + left[k] - taken[k]);
  }
  return next;
}

// Visits every way to take `cards` cards from the own classes from `own_class` on, with its weight. Stops
// when a visit returns true, and returns whether one did.
template <class Visit>
bool SuitShares::each_choice(const Level& level, const Counts& left, int own_class, int cards, double weight,
                             Counts& taken, const Visit& visit) {
  if (own_class == level.own_classes || own_class == kSuitsWithJoker)
    return cards == 0 && visit(taken, weight);
  const auto k = static_cast<std::size_t>(own_class);
  const int fewest = own_class + 1 == level.own_classes ? cards : 0;
  const int most = std::min<int>(cards, left[k]);
  for (int own = fewest; own <= most; ++own) {
    taken[k] = static_cast<std::uint8_t>(own);
    if (each_choice(level, left, own_class + 1, cards - own, weight * subsets(left[k], own), taken, visit))
      return true;
  }
  taken[k] = 0;
  return false;
}

// How many ways a choice leaves to this group, which is not the first, and to the later ones.
double SuitShares::count(std::size_t depth, const Counts& left) {
  const Level& level = levels_[depth];
  if (depth + 1 == depth_) return subsets(own_cards(level, left), level.cards);
  if (table_[place(level, left)] != kUnknown) return table_[place(level, left)];
  double ways = 0;
  Counts taken{};
  each_choice(level, left, 0, level.cards, 1, taken, [&](const Counts& choice, double weight) {
    ways += weight * count(depth + 1, after(level, left, choice));
    return false;
  });
  table_[place(level, left)] = ways;
  return ways;
}

// Draws begin with these choices, so they are kept.
void SuitShares::count_first_choices() {
  const Level& level = levels_[0];
  constexpr std::size_t kUsual = 16;
  first_choices_.reserve(kUsual);
  ways_ = 0;
  Counts taken{};
  each_choice(level, level.most, 0, level.cards, 1, taken, [&](const Counts& choice, double weight) {
    const double ways = weight * count(1, after(level, level.most, choice));
    if (ways > 0) first_choices_.push_back({choice, ways});
    ways_ += ways;
    return false;
  });
}

// Looks up what count() found. Every choice that can be drawn was counted.
double SuitShares::ways_from(std::size_t depth, const Counts& left) const {
  const Level& level = levels_[depth];
  if (depth + 1 == depth_) return subsets(own_cards(level, left), level.cards);
  return table_[place(level, left)];
}

// If rounding leaves the sum of the ways too small, the last choice is drawn.
SuitShares::Counts SuitShares::draw_first_choice(RandomWords& words) const {
  double below = words.fraction() * ways_;
  for (const FirstChoice& choice : first_choices_) {
    below -= choice.ways;
    if (below < 0) return choice.taken;
  }
  return first_choices_.back().taken;
}

// The same for a group between the first and the last.
SuitShares::Counts SuitShares::draw_choice(std::size_t depth, const Counts& left, RandomWords& words) const {
  const Level& level = levels_[depth];
  double below = words.fraction() * ways_from(depth, left);
  Counts taken{};
  Counts drawn{};
  each_choice(level, left, 0, level.cards, 1, taken, [&](const Counts& choice, double weight) {
    const double ways = weight * ways_from(depth + 1, after(level, left, choice));
    if (ways > 0) drawn = choice;
    below -= ways;
    return below < 0 && ways > 0;
  });
  return drawn;
}

SuitShares::Shares SuitShares::draw(RandomWords& words) const {
  Shares shares{};
  Counts left = depth_ == 0 ? Counts{} : levels_[0].most;
  for (std::size_t depth = 0; depth < depth_; ++depth) {
    const Level& level = levels_[depth];
    Counts drawn{};
    if (depth + 1 == depth_) {
      drawn[0] = static_cast<std::uint8_t>(level.cards);
    } else {
      drawn = depth == 0 ? draw_first_choice(words) : draw_choice(depth, left, words);
    }
    for (std::size_t k = 0; k < static_cast<std::size_t>(level.own_classes); ++k)
      shares[depth][k] = {level.suits[k], drawn[k]};
    left = after(level, left, drawn);
  }
  return shares;
}

}  // namespace nap
