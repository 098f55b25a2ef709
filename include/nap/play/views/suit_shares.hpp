// How seats that cannot hold every suit share the unseen cards among them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "nap/cards/card_set.hpp"
#include "nap/chance/random_words.hpp"

namespace nap {

// Seats that may hold the same suits, together.
struct SuitGroup {
  std::uint8_t suits = 0;  // bit s: suit s
  std::uint8_t cards = 0;  // that they hold
};

// The cards of the suits in `suits`.
CardSet cards_of_suits(CardSet cards, unsigned suits);

// The number of ways to choose k of n cards, exact. Requires 0 <= n <= 52; 0 where k is not from 0 to n.
double subsets(int n, int k);

// Counts and draws how many cards of which suits each group holds, one group after the other. To a group,
// suits that the same groups among it and those after it may hold are alike, and form a class. If a group
// takes k_j cards of class j, which has c_j left, it can do so in the product of choose(c_j, k_j) ways; times
// the ways in which the groups after it can choose from what is left, this is the weight of (k_1, k_2, ...).
// The last group has one class.
class SuitShares {
 public:
  static constexpr std::size_t kMostGroups = kMaxSeats - 1;
  using Counts = std::array<std::uint8_t, kSuits>;  // of cards, by class

  // Cards that a group takes of some suits; any cards of these suits are as good.
  struct Share {
    unsigned suits;
    int cards;
  };
  // By group; what a group does not need has no cards.
  using Shares = std::array<std::array<Share, kSuits>, kMostGroups>;

  SuitShares() = default;
  // The groups share `cards`. Requires at most kMostGroups, with different suits. Allocates only for three
  // groups or more.
  SuitShares(std::span<const SuitGroup> groups, CardSet cards);

  // In how many ways the groups can choose their cards. Rounded beyond 2^53.
  double ways() const { return ways_; }
  // Each share with a probability in proportion to its ways.
  Shares draw(RandomWords& words) const;

 private:
  // One group's choice, and the classes of suits that matter to it and to those after it.
  struct Level {
    std::array<std::uint8_t, kSuits> suits{};  // by class
    std::array<std::int8_t, kSuits> next{};    // the class of the next level; -1 where it no longer matters
    std::array<std::uint8_t, kSuits> most{};   // cards before the first group chooses
    std::array<std::uint8_t, kSuits> sizes{};  // of the table below, by class
    int classes = 0;
    int own_classes = 0;  // these come first: what the group may hold
    int cards = 0;        // that the group takes
    std::size_t table = 0;
  };

  void add_level(std::span<const SuitGroup> groups, CardSet cards, int taken_before);
  std::size_t place(const Level& level, const Counts& left) const;
  double count(std::size_t depth, const Counts& left);
  double ways_from(std::size_t depth, const Counts& left) const;
  template <class Visit>
  static bool each_choice(const Level& level, const Counts& left, int own_class, int cards, double weight,
                          Counts& taken, const Visit& visit);
  static Counts after(const Level& level, const Counts& left, const Counts& taken);
  static int own_cards(const Level& level, const Counts& left);

  std::array<Level, kMostGroups> levels_{};
  std::size_t depth_ = 0;
  double ways_ = 1;
  std::vector<double> table_;  // ways by what is left, for the levels between the first and the last
};

}  // namespace nap
