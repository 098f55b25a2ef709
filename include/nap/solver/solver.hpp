// The exact value of an open deal.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>

#include "nap/cards/deal.hpp"
#include "nap/solver/game.hpp"

namespace nap {

// How finely tricks are told: exactly from `low` to `high`, fewer than `low` as `low`, more than `high` as
// `high`. A narrow window is less work; [target - 1, target] is one yes or no.
struct TrickWindow {
  int low = 0;
  int high = kMaxHandCards;
};

// Tricks that the side of seat 0 takes under best play by everyone, after each of its first cards.
class Solution {
 public:
  struct Lead {
    Card card;
    int tricks;
  };

  // The leads asked for, highest card first.
  std::span<const Lead> leads() const& { return {leads_.data(), count_}; }
  std::span<const Lead> leads() const&& = delete;  // would outlive what it views
  // Over every lead, asked for or not: the most tricks, at misère the fewest.
  int best() const { return best_; }
  // Requires a lead that was asked for.
  int tricks_after(Card lead) const;

 private:
  friend class Solver;
  std::array<Lead, kMaxHandCards> leads_ = filled();
  std::size_t count_ = 0;
  int best_ = 0;

  static constexpr std::array<Lead, kMaxHandCards> filled() {
    constexpr Lead kNobody{Card(Rank::Two, Suit::Clubs), 0};
    return {kNobody, kNobody, kNobody, kNobody, kNobody, kNobody, kNobody};
  }
};

// Owns its scratch memory, which grows only when a game of more seats or cards than before is begun: a few
// hundred kilobytes, and 40 megabytes for more than 35 cards in play. Not for use by two threads at once;
// solvers are independent. Answers do not depend on what was solved before; `nodes` does.
class Solver {
 public:
  Solver();
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  // Requires a deal with 1 to 7 cards a hand and allies that sit at its table.
  Solution solve(const Deal& deal, const Game& game);
  // As above, but lists only `leads`, a subset of seat 0's hand, and tells tricks within `window`.
  Solution solve(const Deal& deal, const Game& game, CardSet leads, TrickWindow window = {});

  // Positions searched since the solver was made.
  std::uint64_t nodes() const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace nap
