// How seats that cannot hold every suit share the unseen cards.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "nap/cards/card_set.hpp"
#include "nap/chance/random_words.hpp"

namespace nap {

// A joker that belongs to no suit counts as a suit of its own, with this bit.
inline constexpr unsigned kJokerSuit = 1U << static_cast<unsigned>(kSuits);
inline constexpr std::size_t kSuitsWithJoker = kSuits + 1;

// Seats that may hold the same suits, taken together.
struct SuitGroup {
  std::uint8_t suits = 0;  // bit s: suit s; or kJokerSuit
  std::uint8_t cards = 0;  // how many these seats hold
};

// The cards of `cards` that belong to the suits in `suits`.
CardSet cards_of_suits(CardSet cards, unsigned suits);

// The number of ways to choose k of n cards, exactly. It is 0 if k is not from 0 to n. Requires 0 <= n <= 53.
double subsets(int n, int k);

// Counts and draws how many cards of which suits each group holds, one group after the other. From a group
// on, suits that the same groups may hold are alike, and form a class. Suppose that c_j cards of class j are
// left, and that the group takes k_j of them. It can do so in the product of choose(c_j, k_j) ways. The
// weight of (k_1, k_2, ...) is this product times the number of ways in which the later groups can choose
// from what is left. The last group has one class.
class SuitShares {
 public:
  static constexpr std::size_t kMostGroups = kMaxSeats - 1;
  using Counts = std::array<std::uint8_t, kSuitsWithJoker>;  // of cards, by class

  // How many cards a group takes of some suits. Any cards of these suits are equally good.
  struct Share {
    unsigned suits;
    int cards;
  };
  // Shares by group. Shares that a group does not need have no cards.
  using Shares = std::array<std::array<Share, kSuitsWithJoker>, kMostGroups>;

  SuitShares() = default;
  // The groups share `cards`. Requires at most kMostGroups groups, which may hold different suits. Allocates
  // only for two groups or more.
  SuitShares(std::span<const SuitGroup> groups, CardSet cards);

  // In how many ways the groups can choose their cards. Rounded if beyond 2^53.
  double ways() const { return ways_; }
  // Draws shares, each with a probability in proportion to its ways. Requires that there are ways.
  Shares draw(RandomWords& words) const;

 private:
  // The choice of one group, and the classes of suits that matter to it and to the groups after it.
  struct Level {
    std::array<std::uint8_t, kSuitsWithJoker> suits{};  // by class
    std::array<std::int8_t, kSuitsWithJoker>
        next{};  // the class in the next level; -1 if no group of it may hold the suits
    std::array<std::uint8_t, kSuitsWithJoker> most{};   // cards before the first group chooses
    std::array<std::uint8_t, kSuitsWithJoker> sizes{};  // of the table below, by class
    int classes = 0;
    int own_classes = 0;  // the classes that the group may hold; they come first
    int cards = 0;        // how many the group takes
    std::size_t table = 0;
  };

  // What the first of several groups may take, and in how many ways all can choose then.
  struct FirstChoice {
    Counts taken;
    double ways;  // positive
  };

  void add_level(std::span<const SuitGroup> groups, CardSet cards, int taken_before);
  std::size_t place(const Level& level, const Counts& left) const;
  double count(std::size_t depth, const Counts& left);
  void count_first_choices();
  double ways_from(std::size_t depth, const Counts& left) const;
  Counts draw_first_choice(RandomWords& words) const;
  Counts draw_choice(std::size_t depth, const Counts& left, RandomWords& words) const;
  template <class Visit>
  static bool each_choice(const Level& level, const Counts& left, int own_class, int cards, double weight,
                          Counts& taken, const Visit& visit);
  static Counts after(const Level& level, const Counts& left, const Counts& taken);
  static int own_cards(const Level& level, const Counts& left);

  std::array<Level, kMostGroups> levels_{};
  std::size_t depth_ = 0;
  double ways_ = 1;
  std::vector<FirstChoice> first_choices_;  // if there are several groups
  std::vector<double> table_;               // ways by what is left, for all levels but the first and the last
};

}  // namespace nap
