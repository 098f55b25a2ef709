// The exact value of an open deal.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "nap/cards/deal.hpp"
#include "nap/solver/game.hpp"
#include "nap/solver/play_state.hpp"

namespace nap {

class EndgameTables;  // tables/endgame_tables.hpp

namespace search {
class Engine;
}

// The numbers of tricks to tell apart: fewer than `low` count as `low`, more than `high` as `high`. A narrow
// window is less work; [target - 1, target] is one yes-or-no question.
struct TrickWindow {
  int low = 0;
  int high = kMaxHandCards;
};

// Whether the best of all leads is asked for besides the leads that are named.
enum class BestLead { NotAsked, Asked };

// What is asked of a deal: a game, the first cards, and a window. One query answers for every target of a
// hand; misère and other games are queries of their own.
struct Query {
  Game game;
  CardSet leads;  // a subset of the declarer's hand
  TrickWindow window;
  BestLead best = BestLead::NotAsked;
};

// Tricks that the declarer's side takes under best play by everyone, after each of the declarer's first
// cards.
class Solution {
 public:
  struct Lead {
    Card card = Card(Rank::Two, Suit::Clubs);
    int tricks = 0;
  };

  // The leads asked for, highest card first.
  std::span<const Lead> leads() const& { return {leads_.data(), count_}; }
  std::span<const Lead> leads() const&& = delete;  // would outlive what it views
  // Over every lead, named or not: the most tricks, at misère the fewest. Requires that the best was asked
  // for or that every lead was named.
  int best() const {
    assert(best_.has_value());
    return *best_;
  }
  // Requires a lead that was asked for.
  int tricks_after(Card lead) const;

  // For solvers. Leads come highest card first.
  void add(Lead lead) { leads_[count_++] = lead; }
  void set_best(int tricks) { best_ = tricks; }

 private:
  std::array<Lead, kMaxHandCards> leads_{};
  std::size_t count_ = 0;
  std::optional<int> best_;
};

// Owns its scratch memory: up to 330 kilobytes for each number of seats that it has met, which fits a core's
// own cache; twice that for 35 cards in play, and 40 megabytes for more. It allocates only for the first deal
// of a new kind. Two threads must not use one solver at once. Solvers are independent, apart from endgame
// tables that they may share. Answers do not depend on what was solved before; `nodes` does.
class Solver {
 public:
  Solver();
  explicit Solver(std::shared_ptr<EndgameTables> endgames);  // not null
  ~Solver();
  Solver(Solver&&) noexcept;  // what was moved from can only be assigned to
  Solver& operator=(Solver&&) noexcept;

  // Requires a deal with 1 to 7 cards a hand and allies that sit at its table. Every lead, exactly.
  Solution solve(const Deal& deal, const Game& game);
  Solution solve(const Deal& deal, const Query& query);
  // Many queries of one deal. Requires as many solutions, which it fills.
  void solve(const Deal& deal, std::span<const Query> queries, std::span<Solution> solutions);

  // For the seat to play in the middle of a hand: the tricks of the declarer's side, those taken before
  // included, after each of `cards`. Requires 1 to 7 cards in the hand of the seat to play, which may play
  // each of `cards`. Its answer has no best().
  Solution solve(const PlayState& state, CardSet cards, TrickWindow window = {});
  // One question about many states that differ from `state` only in the hands, which are those of `worlds`:
  // after which of `cards` does the declarer's side take at least `target` tricks, those taken before
  // included? Requires as many answers, which it fills, and worlds in which the seat to play holds what it
  // holds in `state` and the others as many cards. This is the cheapest way to ask.
  void reaches(const PlayState& state, CardSet cards, int target, std::span<const Hands> worlds,
               std::span<CardSet> answers);

  // Yes-or-no questions asked of positions at the start of a trick since the solver was made, however they
  // are answered. Positions looked up in an endgame table are not counted.
  std::uint64_t nodes() const;
  // Memory of its own, in bytes, without the endgame tables.
  std::size_t bytes() const;

 private:
  std::shared_ptr<EndgameTables> endgames_;
  std::unique_ptr<search::Engine> engine_;
};

}  // namespace nap
