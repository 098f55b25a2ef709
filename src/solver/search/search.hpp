// Alpha-beta over the tricks of one side, one yes-or-no question at a time.
//
// This header declares the class. Each part is defined in a file of its own, named below. Users of the class
// include search_parts.hpp, which has all of them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <type_traits>

#include "bits/position.hpp"
#include "tables/endgame_table.hpp"
#include "tables/transposition_table.hpp"
#include "trick/candidates.hpp"
#include "trick/discards.hpp"
#include "trick/open_trick.hpp"
#include "trick/setting.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// What a solver keeps from deal to deal for tables of this many seats.
template <int Seats>
struct Memory {
  TranspositionTable<Seats> table;
  std::uint64_t nodes = 0;  // questions asked (see Solver::nodes)
};

// Answers "do the allies take at least n more tricks?" for one game. Every answer to a caller is exact.
template <int Seats, class Sides, class Techniques>
class Search {
 public:
  Search(const Game& game, Memory<Seats>& memory, EndgameTables& endgames, Techniques use)
      : setting_(game, use),
        game_(game),
        memory_(memory),
        endgames_(endgames),
        after_joker_(game, memory, endgames, use),
        context_(game_context(game) | (Sides::has_lone_joker() ? kLoneJokerContext : 0)) {}

  // Sets the position to ask about. The trump suit of `hands`, if there is one, is in the top lane.
  void start(const SeatWords<Seats>& hands, int tricks, Seat leader = kDeclarer) {
    root_ = {};
    root_.hands = hands;
    root_.leader = leader;
    root_.tricks_left = tricks;
    if (setting_.sides.is_misere()) {
      for (SeatWords<Seats>& each : killers_) each = {};
    }
    root_.gone = kAllCards;
    for (const Word hand : hands) root_.gone ^= hand;
    if constexpr (Sides::has_lone_joker()) after_joker_.start(hands, tricks, leader);
    if (has_tables_) return;
    if constexpr (kEndgame != 0) endgame_.start(endgames_, game_);
    if constexpr (kEarlyEndgame != 0) early_endgame_.start(endgames_, game_);
    has_tables_ = true;
  }

  // Whether the allies take at least `target` tricks when the declarer may lead any card. Requires
  // 1 <= target <= the tricks left.
  bool reaches(int target) { return reaches<Discards::AtOnce>(root_, target); }

  // Whether the allies take at least `target` tricks, this one included, when the declarer leads `card`.
  bool reaches_after(Word card, int target);

  // The trick of these cards, led by `leader`. Requires a card.
  Trick resumed(Seat leader, std::span<const Word> cards) const;

  // Whether the allies take at least `target` tricks, including the one in progress, when the seat to play
  // plays `card`. The position is the one before the trick, so its hands still have the cards of the trick.
  // Requires 1 <= target <= the tricks left.
  bool reaches_after_lead(Word card, int target);
  // The same in the middle of a trick. `played` is the number of cards in `trick`.
  bool reaches_in_trick(const Trick& trick, int played, Word card, int target);

  // The lowest card of each run of touching cards among `cards`, which the seat to play may play.
  Word distinct_leads(Word cards) const {
    return distinct(setting_, cards, gone_for(setting_, cards, root_));
  }
  Word distinct_in_trick(const Trick& trick, Word cards) const {
    return distinct(setting_, cards, root_, trick);
  }

  // Whether, with so many tricks to play, every position after the first trick is in an endgame table.
  bool looks_up_after(int tricks) const {
    return kFirstEndgame != 0 && setting_.use.endgame_table && tricks == kFirstEndgame + 1;
  }
  // The tricks of the allies when the declarer leads `card`, or the nearer end of `low` to `high`. Requires
  // looks_up_after(the tricks left).
  int tricks_after(Word card, int low, int high) {
    return tricks_of<Seats - 1>(kDeclarer.next(Seats), lead(kDeclarer, card), low, high);
  }

  // Goes on for a search with a joker when this has been played; these defenders then discard at once.
  template <Discards kDiscards>
  bool goes_on(const search::Position<Seats>& position, int target, SeatSet at_once) {
    at_once_ = at_once;
    return reaches_next<kDiscards>(position, target);
  }

 private:
  using Position = search::Position<Seats>;

  static constexpr int kEndgame = Sides::has_lone_joker() ? 0 : kEndgameTricks<Seats>;
  static constexpr int kEarlyEndgame = Sides::has_lone_joker() ? 0 : kEarlyEndgameTricks<Seats, Sides>;

  // The search that goes on when a joker without trump suit has been played. No other game has one.
  struct NoSearch {
    NoSearch(const Game&, Memory<Seats>&, EndgameTables&, Techniques) {}
  };
  using AfterJoker = std::conditional_t<Sides::has_lone_joker(),
                                        Search<Seats, typename Sides::AfterJoker, Techniques>, NoSearch>;

  Trick lead(Seat leader, Word card) const { return Trick::of_lead(leader, card, setting_.led_with(card)); }
  static constexpr int kFirstEndgame = std::max(kEndgame, kEarlyEndgame);

  // All of these answer whether the allies take at least `target` of the tricks left, including the one being
  // played. kToPlay seats have yet to play to it, `seat` first.

  // positions.hpp: a position at the start of a trick. Requires 1 <= target <= tricks left.
  template <Discards kDiscards>
  bool reaches(const Position& position, int target);
  template <Discards kDiscards>
  bool look_up_or_search(const Position& position, int target);
  template <Discards kDiscards>
  bool search(const Position& position, int target);

  // resume.hpp: from the middle of a trick
  template <int kToPlay>
  bool resume_trick(int to_play, Word card, Seat seat, const Trick& trick, int target);

  // lead_moves.hpp
  template <Discards kDiscards>
  bool search_leads(const Position& position, int target);
  template <Discards kDiscards>
  bool play_lead(const Position& position, Word card, int target);

  // trick_play.hpp: the cards after the lead
  template <Discards kDiscards, int kToPlay>
  bool play_next(const Position& position, Seat seat, const Trick& trick, int target);
  template <Discards kDiscards, int kToPlay>
  bool play_cards(const Position& position, Word cards, Seat seat, const Trick& trick, int target);
  template <Discards kDiscards, int kToPlay>
  bool play_any(const Position& position, Word cards, Seat seat, const Trick& trick, int target);
  template <Discards kDiscards>
  bool play_last(const Position& position, Word cards, Seat seat, const Trick& trick, int target);
  template <Discards kDiscards, int kToPlay>
  bool play_card(const Position& position, Word card, Seat seat, const Trick& trick, int target);
  template <Discards kDiscards>
  bool finish_trick(const Position& position, Word played, Seat winner, int target);
  template <Discards kDiscards>
  bool reaches_next(const Position& position, int target);

  // misere_play.hpp: the same when the declarer is alone at misère
  template <Discards kDiscards, int kToPlay>
  bool play_declarer_at_misere(const Position& position, const Trick& trick, int target);
  template <Discards kDiscards, int kToPlay>
  bool discard_declarer_at_misere(const Position& position, const Trick& trick, int target);
  template <Discards kDiscards, int kToPlay>
  bool play_defender_at_misere(const Position& position, Word cards, Seat seat, const Trick& trick,
                               int target);

  // deferred_discards.hpp: how a defender discards
  bool may_defer_discards() const { return Sides::is_alone() && setting_.use.deferred_discards; }
  bool should_defer_first(const Position& position) const;
  bool should_defer(const Position& position) const;
  template <int kToPlay>
  bool discard(const Position& position, Seat seat, const Trick& trick, int target);
  template <int kToPlay>
  bool play_next_deferring(const Position& position, Seat seat, const Trick& trick, int target);
  template <int kToPlay>
  bool defer_all_but_one(const Position& position, Seat seat, const Trick& trick, int target);
  template <int kToPlay>
  bool defer_discard(const Position& position, Seat seat, const Trick& trick, int target);

  // endgames.hpp: positions that are looked up, and numbers of tricks instead of answers
  template <class Table>
  int endgame_tricks(const Table& table, const Position& position);
  template <class Table>
  int search_endgame(const Position& position, EndgameTables::Entry& entry);
  int first_endgame_tricks(const Position& position);
  template <int kToPlay>
  int tricks_of(Seat seat, const Trick& trick, int low, int high);

  [[no_unique_address]] Setting<Seats, Sides, Techniques> setting_;
  const Game& game_;
  Memory<Seats>& memory_;
  EndgameTables& endgames_;
  EndgameTable<Seats, kEndgame> endgame_;
  EndgameTable<Seats, kEarlyEndgame> early_endgame_;
  bool has_tables_ = false;  // whether these two were started
  [[no_unique_address]] AfterJoker after_joker_;
  Position root_;
  std::array<SeatWords<Seats>, kMaxHandCards + 1> killers_;  // by tricks left and leader; at misère
  Word context_;
  SeatSet at_once_;  // the defenders who discard at once even in Discards::Deferred; mostly nobody
};

}  // namespace nap::search::inline NAP_PROCESSOR
