// Alpha-beta over the tricks of one side, one yes-or-no question at a time.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "bounds/cashing.hpp"
#include "bounds/cashing_together.hpp"
#include "bounds/covers.hpp"
#include "bounds/ducking.hpp"
#include "bounds/forced_leads.hpp"
#include "bounds/last_three_at_misere.hpp"
#include "bounds/only_trumps.hpp"
#include "bounds/ruffs.hpp"
#include "bounds/running_everything.hpp"
#include "tables/endgame_table.hpp"
#include "tables/transposition_table.hpp"
#include "trick/sides.hpp"
#include "trick/techniques.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// What a solver keeps for tables of this many seats from deal to deal.
template <int Seats>
struct Memory {
  TranspositionTable<Seats> table;
  std::uint64_t nodes = 0;  // positions searched
};

// Answers "does the side of seat 0 take at least n more tricks?" for one game; every answer is exact.
template <int Seats, class Sides, class Techniques>
class Search {
 public:
  Search(const Game& game, Memory<Seats>& memory, EndgameTables& endgames, Techniques use)
      : sides_(game), use_(use), game_(game), memory_(memory), endgames_(endgames) {}

  // `hands` have their trump suit, if any, in the top lane.
  void start(const SeatWords<Seats>& hands, int tricks, bool has_trump) {
    root_ = {};
    root_.hands = hands;
    root_.tricks_left = tricks;
    if (sides_.is_misere()) {
      for (SeatWords<Seats>& each : killers_) each = {};
    }
    root_.gone = kAllCards;
    for (const Word hand : hands) root_.gone ^= hand;
    trumps_ = has_trump ? kTrumps : 0;
    context_ = game_context(game_, has_trump);
    if constexpr (kEndgame != 0) endgame_.start(endgames_, game_, has_trump);
    if constexpr (kEarlyEndgame != 0) early_endgame_.start(endgames_, game_, has_trump);
  }

  // Whether seat 0's side takes at least `target` tricks when seat 0 leads what it likes. Requires
  // 1 <= target <= the tricks left.
  bool reaches(int target) { return reaches<Discards::AtOnce>(root_, target); }

  // Whether seat 0's side takes at least `target` tricks, this one included, when seat 0 leads `card`.
  bool reaches_after(Word card, int target) {
    if (has_sure_trumps(target)) return true;
    return !is_out_of_reach(root_, target) && play_lead<Discards::AtOnce>(root_, card, target);
  }

  // Whether with so many tricks to play every position after the first of them is one of an endgame table.
  bool looks_up_after(int tricks) const {
    return kFirstEndgame != 0 && use_.endgame_table && tricks == kFirstEndgame + 1;
  }
  // The tricks of seat 0's side when seat 0 leads `card`, or the nearer end of `low` to `high`. Requires
  // looks_up_after(the tricks left).
  int tricks_after(Word card, int low, int high) {
    return tricks_of<Seats - 1>(kDeclarer.next(Seats), lead(kDeclarer, card), low, high);
  }

 private:
  // Exact is the game itself. In Late, a relaxation, an opponent of the allies who cannot follow suit may owe
  // his discard: he keeps the card and, when its suit is led later, either follows with it or says that it
  // was the one he had discarded. Trumps are never deferred, nor anything by the seats in `at_once_`.
  // Whatever the opponents can do in the real game they can do in this one, and the allies are told less; so
  // what the allies achieve in Late they achieve in Exact: an answer of yes, at misère one of no. The other
  // answer settles nothing. Asked only of seat 0 alone: for partners it costs more than it saves.
  enum class Discards { AtOnce, Deferred };
  using Position = search::Position<Seats>;

  static constexpr int kEndgame = kEndgameTricks<Seats>;
  static constexpr int kEarlyEndgame = kEarlyEndgameTricks<Seats, Sides>;
  static constexpr int kFirstEndgame = std::max(kEndgame, kEarlyEndgame);

  // The cards played so far, as the next player sees them.
  struct Trick {
    Word led;     // the suit led
    Word best;    // the card that wins so far
    Word played;  // all of them
    Seat winner;  // who played the best
  };

  static Trick lead(Seat leader, Word card) { return {lane_with(card), card, card, leader}; }
  Trick with(const Trick& trick, Seat seat, Word card) const {
    const bool wins = (card & contenders(trick)) > trick.best;
    return {trick.led, wins ? card : trick.best, trick.played | card, wins ? seat : trick.winner};
  }

  // Whether `answer` is what the allies play for.
  bool suits_allies(bool answer) const { return answer != sides_.is_misere(); }
  // Only the suit led and trumps can win a trick.
  Word contenders(const Trick& trick) const { return trick.led | trumps_; }
  // The cards of the seat and of everyone on its side.
  Word hands_with(Seat seat, const Position& position) const {
    Word cards = 0;
    for (const Seat other : all_seats(Seats)) {
      if (!sides_.opposed(other, seat)) cards |= position.hand(other);
    }
    return cards;
  }
  Word distinct(Word cards, Word gone) const {
    return use_.touching_cards ? lowest_of_runs(cards, gone) : cards;
  }
  // Of cards to play to this trick. Those played before are as good as gone, but for the best, which some of
  // his may beat and others not (unless gone_for says that this does not count).
  Word distinct(Word cards, const Position& position, const Trick& trick) const {
    return distinct(cards, gone_for(cards, position) | (trick.played ^ trick.best));
  }
  // At a small table that is seldom so, and saves less than it takes to ask.
  bool should_ask_if_ruffs_all() const { return Sides::is_alone() && !sides_.is_misere() && Seats > 4; }
  // What is as good as gone to a player who chooses among `cards`. Where seat 0, alone, began the trick with
  // nothing but trumps, side suits have no ranks any more, as she ruffs whatever is led: then he may think of
  // all other cards of them as gone.
  Word gone_for(Word cards, const Position& position) const {
    const bool ruffs_all = should_ask_if_ruffs_all() && (position.hand(kDeclarer) & ~trumps_) == 0;
    return ruffs_all ? position.gone | (kAllCards & ~trumps_ & ~cards) : position.gone;
  }

  // Whether the allies take at least `target` of the tricks left, at the start of a trick. Requires
  // 1 <= target <= tricks left.
  template <Discards kDiscards>
  bool reaches(const Position& position, int target);
  template <Discards kDiscards>
  bool look_up_or_search(const Position& position, int target);
  template <Discards kDiscards>
  bool search(const Position& position, int target);

  // leads.hpp
  template <Discards kDiscards>
  bool search_leads(const Position& position, int target);
  bool has_killer(const Position& position) const;
  Word preferred_suits(const Position& position) const;

  // trick_play.hpp
  template <Discards kDiscards>
  bool play_lead(const Position& position, Word card, int target);
  template <Discards kDiscards, int kToPlay>
  bool play_next(const Position& position, Seat seat, const Trick& trick, int target);
  bool should_try_one_loser(int target) const;
  Word with_lowest_losers(Word cards, const Trick& trick) const;
  bool should_win_first(Seat seat, const Trick& trick) const;
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
  template <int kToPlay>
  int tricks_of(Seat seat, const Trick& trick, int low, int high);

  // misere_play.hpp
  template <int kToPlay>
  Word beatable(const Position& position, Word cards, Word led) const;
  template <Discards kDiscards, int kToPlay>
  bool play_hers(const Position& position, const Trick& trick, int target);
  template <Discards kDiscards, int kToPlay>
  bool discard_hers(const Position& position, const Trick& trick, int target);
  template <Discards kDiscards, int kToPlay>
  bool play_theirs(const Position& position, Word cards, Seat seat, const Trick& trick, int target);

  // deferred_discards.hpp
  bool may_defer_discards() const { return Sides::is_alone() && use_.deferred_discards; }
  bool should_defer_first(const Position& position) const;
  bool should_defer(const Position& position) const;
  Word sensible_discards(Word discards, const Position& position, const Trick& trick) const;
  template <int kToPlay>
  bool discard(const Position& position, Seat seat, const Trick& trick, int target);
  template <int kToPlay>
  bool play_next_deferring(const Position& position, Seat seat, const Trick& trick, int target);
  template <int kToPlay>
  bool defer_all_but_one(const Position& position, Seat seat, const Trick& trick, int target);
  template <int kToPlay>
  bool defer_discard(const Position& position, Seat seat, const Trick& trick, int target);

  // settle.hpp
  // Whether to ask if she, alone at misère without a trump suit, has to take a trick at all.
  bool should_try_forced_takes(int target) const {
    return Sides::is_alone_at_misere() && use_.forced_takes && trumps_ == 0 && target == 1;
  }
  template <Discards kDiscards>
  std::optional<bool> settled(const Position& position, int target) const;
  template <Discards kDiscards>
  std::optional<bool> settled_by_leads(const Position& position, int target) const;
  std::optional<bool> settled_at_misere(const Position& position, int target) const;
  bool is_safe_at_misere(const Position& position, int target) const;
  bool is_out_of_reach(const Position& position, int target) const;
  bool has_sure_trumps(int target) const;
  bool should_try_cashing() const;
  template <Discards kDiscards>
  bool leaders_cash_together(const Position& position) const;
  bool should_try_is_led_to(const Position& position) const;
  bool should_try_ruffs(const Position& position) const;
  template <Discards kDiscards>
  std::optional<bool> settled_by_trumps(const Position& position, int target) const;
  bool last_trick_reaches(const Position& position) const;
  bool last_trick_reaches_deferred(const Position& position) const;
  template <class Table>
  int endgame_tricks(const Table& table, const Position& position);
  int first_endgame_tricks(const Position& position);
  template <class Table>
  int search_endgame(const Position& position, EndgameTables::Entry& entry);

  [[no_unique_address]] Sides sides_;
  [[no_unique_address]] Techniques use_;
  const Game& game_;
  Memory<Seats>& memory_;
  EndgameTables& endgames_;
  EndgameTable<Seats, kEndgame> endgame_;
  EndgameTable<Seats, kEarlyEndgame> early_endgame_;
  Position root_;
  std::array<SeatWords<Seats>, kMaxHandCards + 1> killers_;  // by tricks left and leader; at misère
  Word trumps_ = 0;
  Word context_ = 0;
  SeatSet at_once_;  // the opponents who name their discards even in Late; mostly none
};

template <int Seats, class Sides, class Techniques>
template <typename Search<Seats, Sides, Techniques>::Discards kDiscards>
bool Search<Seats, Sides, Techniques>::reaches(const Position& position, int target) {
  ++memory_.nodes;
  if (position.tricks_left == 1) {
    if (kDiscards == Discards::AtOnce) return last_trick_reaches(position);
    if (Sides::is_alone() && !sides_.is_misere()) return last_trick_reaches_deferred(position);
  }
  // A search this short costs no more than the table, if seat 0 is alone.
  constexpr int kShort = kFirstEndgame + (Sides::is_alone() ? 1 : 0);
  const bool is_short = kDiscards == Discards::AtOnce && position.tricks_left <= kShort;
  // The bounds of partners cost more than the table, which is therefore asked first.
  if (Sides::is_alone() || is_short) {
    if (const std::optional<bool> answer = settled<kDiscards>(position, target)) return *answer;
  }
  if (is_short) return search_leads<kDiscards>(position, target);
  return look_up_or_search<kDiscards>(position, target);
}

template <int Seats, class Sides, class Techniques>
template <typename Search<Seats, Sides, Techniques>::Discards kDiscards>
bool Search<Seats, Sides, Techniques>::search(const Position& position, int target) {
  if (is_safe_at_misere(position, target)) return false;
  if (kDiscards == Discards::AtOnce && should_defer_first(position) &&
      suits_allies(search_leads<Discards::Deferred>(position, target))) {
    return !sides_.is_misere();
  }
  return search_leads<kDiscards>(position, target);
}

template <int Seats, class Sides, class Techniques>
template <typename Search<Seats, Sides, Techniques>::Discards kDiscards>
bool Search<Seats, Sides, Techniques>::look_up_or_search(const Position& position, int target) {
  const Word late = kDiscards == Discards::Deferred ? deferred_context(at_once_) : 0;
  const TableKey<Seats> key = make_key(position, context_ | late);
  auto* entry = &memory_.table.place_of(key);
  if (use_.transpositions && entry->key == key) {
    if (entry->bounds.lower >= target) return true;
    if (entry->bounds.upper < target) return false;
  }
  if (!Sides::is_alone()) {
    if (const std::optional<bool> answer = settled<kDiscards>(position, target)) return *answer;
  }
  const bool answer = search<kDiscards>(position, target);

  entry = &memory_.table.place_of(key);  // deeper positions may have taken the place
  if (!(entry->key == key)) *entry = {key, {0, static_cast<std::int8_t>(position.tricks_left)}};
  if (answer) {
    entry->bounds.lower = static_cast<std::int8_t>(target);
  } else {
    entry->bounds.upper = static_cast<std::int8_t>(target - 1);
  }
  return answer;
}

}  // namespace nap::search::inline NAP_PROCESSOR

#include "search/deferred_discards.hpp"
#include "search/leads.hpp"
#include "search/misere_play.hpp"
#include "search/settle.hpp"
#include "search/trick_play.hpp"
