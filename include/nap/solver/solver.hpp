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

// Whether the query also asks for the best of all leads, besides the leads that it names.
enum class BestLead { NotAsked, Asked };

// What is asked about a deal: a game, first leads, and a window. One query answers for every target of a
// hand. Misère and other games need queries of their own.
struct Query {
  Game game;
  CardSet leads;  // a subset of the declarer's hand
  TrickWindow window;
  BestLead best = BestLead::NotAsked;
};

// For each of the declarer's first leads, the tricks that the declarer's side takes under best play by
// everyone.
class Solution {
 public:
  struct Lead {
    Card card = Card(Rank::Two, Suit::Clubs);
    int tricks = 0;
  };

  // The leads asked for, highest card first.
  std::span<const Lead> leads() const& { return {leads_.data(), count_}; }
  std::span<const Lead> leads() const&& = delete;  // would outlive what it views
  // The best over every lead, named or not: the most tricks, at misère the fewest. Requires that the query
  // asked for the best or named every lead.
  int best() const {
    assert(best_.has_value());
    return *best_;
  }
  // Requires a lead that was asked for.
  int tricks_after(Card lead) const;

  // Called by solvers only. Leads are added highest card first.
  void add(Lead lead) { leads_[count_++] = lead; }
  void set_best(int tricks) { best_ = tricks; }

 private:
  std::array<Lead, kMaxHandCards> leads_{};
  std::size_t count_ = 0;
  std::optional<int> best_;
};

// Owns its scratch memory: up to 330 kilobytes for each number of seats that it has met, which fits a core's
// own cache; twice that for 35 cards in play, and 40 megabytes for more. It allocates only for the first deal
// of a new kind. Two threads must not use one solver at once. Solvers share nothing but the endgame tables
// that they are given. Answers do not depend on what was solved before; `nodes` does.
class Solver {
 public:
  Solver();
  explicit Solver(std::shared_ptr<EndgameTables> endgames);  // not null
  ~Solver();
  Solver(Solver&&) noexcept;  // what was moved from can only be assigned to
  Solver& operator=(Solver&&) noexcept;

  // The exact tricks after every lead; after the joker, where the first lead makes trump, those with the best
  // suit that it can name. Requires a deal with 1 to 7 cards a hand, at two seats
  // up to 9, and allies that sit at its table.
  Solution solve(const Deal& deal, const Game& game);
  Solution solve(const Deal& deal, const Query& query);
  // Answers many queries about one deal. Fills `solutions`, and requires one for each query.
  void solve(const Deal& deal, std::span<const Query> queries, std::span<Solution> solutions);

  // For the seat to play in the middle of a hand: the tricks of the declarer's side after each of `cards`,
  // including those taken before. Requires a hand of 1 to max_hand_cards(seats) cards for the seat to play,
  // which may play each of `cards`. Among these is no joker that would have to name the trump suit. The
  // solution has no best().
  Solution solve(const PlayState& state, CardSet cards, TrickWindow window = {});
  // Asks one question about many worlds: after which of `cards` does the declarer's side take at least
  // `target` tricks, including those taken before? Each world is `state` with other hands. Fills `answers`,
  // and requires one for each world. In every world the seat to play must hold what it holds in `state`, and
  // each other seat as many cards as in `state`. This is the cheapest way to ask.
  void reaches(const PlayState& state, CardSet cards, int target, std::span<const Hands> worlds,
               std::span<CardSet> answers);

  // How many yes-or-no questions were asked about positions at the start of a trick since the solver was
  // made, however they were answered. Positions looked up in an endgame table are not counted.
  std::uint64_t nodes() const;
  // The solver's own memory in bytes, without the endgame tables.
  std::size_t bytes() const;

 private:
  std::shared_ptr<EndgameTables> endgames_;
  std::unique_ptr<search::Engine> engine_;
};

}  // namespace nap
