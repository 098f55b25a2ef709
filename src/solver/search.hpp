// Alpha-beta over the tricks of one side, one yes-or-no question at a time.
#pragma once

#include <cstdint>

#include "bounds.hpp"
#include "move_order.hpp"
#include "nap/solver/game.hpp"
#include "transposition_table.hpp"

namespace nap::search {

// Answers "does the side of seat 0 take at least n more tricks?" for one game at a time; every answer is
// exact.
template <int Seats>
class Search {
 public:
  explicit Search(TranspositionTable<Seats>& table) : table_(table) {}

  // `hands` have their trump suit, if any, in the top lane.
  void start(const std::array<Word, Seats>& hands, int tricks, SeatSet allies, bool misere, bool has_trump) {
    position_.hands = hands;
    position_.leader = 0;
    position_.tricks_left = tricks;
    position_.gone = kAllCards;
    for (const Word hand : hands) position_.gone ^= hand;
    allies_ = allies;
    misere_ = misere;
    trumps_ = has_trump ? kTrumps : 0;
    context_ = game_context(allies.bits(), misere, has_trump);
  }

  // Whether seat 0's side takes at least `target` tricks, this one included, when seat 0 leads `card`.
  bool reaches_after(Word card, int target) { return play_lead<Rules::Exact>(card, target); }

  std::uint64_t nodes() const { return nodes_; }

 private:
  // Exact is the game itself. In Late, a relaxation, an opponent of the allies who cannot follow suit may owe
  // his discard: he keeps the card and, when its suit is led later, either follows with it or says that it
  // was the one he had discarded. Trumps are never owed. Whatever the opponents can do in the real game they
  // can do in this one, and the allies are told less; so what the allies achieve in Late they achieve in
  // Exact. The converse is not true.
  enum class Rules { Exact, Late };

  bool has_trump() const { return trumps_ != 0; }
  Word hands_of_allies() const {
    Word cards = 0;
    for (Seat seat = 0; seat < Seats; ++seat) {
      if (allies_.has(seat)) cards |= position_.hand(seat);
    }
    return cards;
  }

  bool wants_tricks(Seat seat) const { return allies_.has(seat) != misere_; }
  // Whether `answer` is what the allies play for.
  bool suits_allies(bool answer) const { return answer != misere_; }
  // Where many discards lie ahead it pays to ask first whether the allies succeed even in Late: at misère,
  // and early in the largest games.
  bool asks_late_first() const {
    return misere_ ? position_.tricks_left > 2 : Seats >= 6 && position_.tricks_left > 4;
  }

  // Whether the allies take at least `target` of the tricks left, at the start of a trick.
  template <Rules kRules>
  bool reaches(int target);
  template <Rules kRules>
  bool search_leads(int target);
  template <Rules kRules>
  bool play_lead(Word card, int target);
  template <Rules kRules>
  bool play_next(Seat seat, int to_play, const Trick& trick, int target);
  template <Rules kRules>
  bool play_card(Word card, Seat seat, int to_play, const Trick& trick, int target);
  template <Rules kRules>
  bool finish_trick(const Trick& trick, int target);
  bool discard(Seat seat, int to_play, const Trick& trick, int target);
  bool play_next_late(Seat seat, int to_play, const Trick& trick, int target);
  bool owe_discard(Seat seat, int to_play, const Trick& trick, int target);

  bool last_trick_reaches() const;
  Bounds static_bounds() const;

  Moves order_leads() const;
  Moves order_plays(Word cards, Seat seat, int to_play, const Trick& trick) const;

  TranspositionTable<Seats>& table_;
  Position<Seats> position_;
  Word on_table_ = 0;
  SeatSet allies_;
  Word trumps_ = 0;
  Word context_ = 0;
  bool misere_ = false;
  std::uint64_t nodes_ = 0;
};

template <int Seats>
template <typename Search<Seats>::Rules kRules>
bool Search<Seats>::reaches(int target) {
  if (target <= 0) return true;
  if (target > position_.tricks_left) return false;
  ++nodes_;
  if (kRules == Rules::Exact && position_.tricks_left == 1) return last_trick_reaches();

  const Bounds known = static_bounds();
  if (known.lower >= target) return true;
  if (known.upper < target) return false;

  const TableKey<Seats> key = make_key(position_, context_ | (kRules == Rules::Late ? kLateContext : 0));
  auto* entry = &table_.place_of(key);
  if (entry->key == key) {
    if (entry->bounds.lower >= target) return true;
    if (entry->bounds.upper < target) return false;
  }
  const bool is_settled_late =
      kRules == Rules::Exact && asks_late_first() && suits_allies(search_leads<Rules::Late>(target));
  const bool answer = is_settled_late ? !misere_ : search_leads<kRules>(target);

  entry = &table_.place_of(key);  // the search below may have taken the place
  if (!(entry->key == key)) *entry = {key, known};
  if (answer) {
    entry->bounds.lower = static_cast<std::int8_t>(target);
  } else {
    entry->bounds.upper = static_cast<std::int8_t>(target - 1);
  }
  return answer;
}

template <int Seats>
Bounds Search<Seats>::static_bounds() const {
  int lower = 0;
  int taken_by_others = 0;
  const Word ours = hands_of_allies();
  const Word theirs = (kAllCards ^ position_.gone) ^ ours;  // nothing is on the table
  if (theirs == 0) lower = position_.tricks_left;           // nobody else is there to take one
  if (has_trump()) {
    for (Seat seat = 0; seat < Seats; ++seat) {
      const Word hand = position_.hand(seat);
      if ((hand & kTrumps) == 0) continue;
      if (allies_.has(seat)) {
        lower = std::max(lower, sure_trumps(hand, theirs));
      } else {
        taken_by_others = std::max(taken_by_others, sure_trumps(hand, ours));
      }
    }
  }
  if (allies_ == SeatSet(0)) {
    if (!misere_ && position_.leader == 0) lower = std::max(lower, cashable_tricks(position_, has_trump()));
    if (misere_ && position_.leader != 0 && (ours & trumps_) == 0 && ducks_everything(ours, theirs)) {
      return {0, 0};
    }
  }
  return {static_cast<std::int8_t>(lower), static_cast<std::int8_t>(position_.tricks_left - taken_by_others)};
}

template <int Seats>
bool Search<Seats>::last_trick_reaches() const {
  Seat seat = position_.leader;
  Word best = position_.hand(seat);
  const Word contenders = lane_with(best) | trumps_;
  Seat winner = seat;
  for (int played = 1; played < Seats; ++played) {
    seat = next_seat(seat, Seats);
    const Word card = position_.hand(seat) & contenders;
    if (card > best) {
      best = card;
      winner = seat;
    }
  }
  return allies_.has(winner);
}

template <int Seats>
template <typename Search<Seats>::Rules kRules>
bool Search<Seats>::search_leads(int target) {
  const bool wants = wants_tricks(position_.leader);
  for (const Word card : order_leads()) {
    if (play_lead<kRules>(card, target) == wants) return wants;
  }
  return !wants;
}

template <int Seats>
template <typename Search<Seats>::Rules kRules>
bool Search<Seats>::play_lead(Word card, int target) {
  const Seat leader = position_.leader;
  const Word led = lane_with(card);
  position_.hand(leader) ^= card;
  on_table_ = card;
  const bool answer =
      play_next<kRules>(next_seat(leader, Seats), Seats - 1, Trick{led | trumps_, led, card, leader}, target);
  position_.hand(leader) ^= card;
  return answer;
}

template <int Seats>
template <typename Search<Seats>::Rules kRules>
bool Search<Seats>::play_next(Seat seat, int to_play, const Trick& trick, int target) {
  if (to_play == 0) return finish_trick<kRules>(trick, target);
  const Word hand = position_.hand(seat);
  const Word follow = hand & trick.led;
  if (!allies_.has(seat)) {
    if (kRules == Rules::Late) return play_next_late(seat, to_play, trick, target);
    if (follow == 0) return discard(seat, to_play, trick, target);
  }
  const bool wants = wants_tricks(seat);
  for (const Word card : order_plays(follow != 0 ? follow : hand, seat, to_play, trick)) {
    if (play_card<kRules>(card, seat, to_play, trick, target) == wants) return wants;
  }
  return !wants;
}

template <int Seats>
template <typename Search<Seats>::Rules kRules>
bool Search<Seats>::play_card(Word card, Seat seat, int to_play, const Trick& trick, int target) {
  Trick next = trick;
  if ((card & trick.contenders) > trick.best) {
    next.best = card;
    next.winner = seat;
  }
  position_.hand(seat) ^= card;
  on_table_ ^= card;
  const bool answer = play_next<kRules>(next_seat(seat, Seats), to_play - 1, next, target);
  position_.hand(seat) ^= card;
  on_table_ ^= card;
  return answer;
}

template <int Seats>
template <typename Search<Seats>::Rules kRules>
bool Search<Seats>::finish_trick(const Trick& trick, int target) {
  const Seat leader = position_.leader;
  const Word played = on_table_;
  position_.gone ^= played;
  position_.leader = trick.winner;
  --position_.tricks_left;
  const bool answer = reaches<kRules>(target - (allies_.has(trick.winner) ? 1 : 0));
  ++position_.tricks_left;
  position_.leader = leader;
  position_.gone ^= played;
  on_table_ = played;
  return answer;
}

template <int Seats>
Moves Search<Seats>::order_leads() const {
  const Seat leader = position_.leader;
  const Word cards = lowest_of_runs(position_.hand(leader), position_.gone);
  Moves moves;
  if (misere_) {
    moves.push_ascending(cards);
    return moves;
  }
  if (allies_.has(leader)) {
    moves.push_descending(cards);
  } else {
    moves.push_descending(cards & ~trumps_);  // his trumps are worth more when the allies lead
    moves.push_descending(cards & trumps_);
  }
  return moves;
}

template <int Seats>
Moves Search<Seats>::order_plays(Word cards, Seat seat, int to_play, const Trick& trick) const {
  cards = lowest_of_runs(cards, position_.gone);
  const Word winners = cards & trick.contenders & above(trick.best);
  const Word losers = cards ^ winners;
  Moves moves;
  if (misere_) {
    moves.push_descending(losers);
    moves.push_descending(winners);
    return moves;
  }
  if (allies_.separates(seat, trick.winner)) {
    if (to_play == 1 || !allies_.has(seat)) {
      moves.push_ascending(winners);  // no dearer than need be
    } else {
      moves.push_descending(winners);
    }
    moves.push_ascending(losers);
  } else {
    moves.push_ascending(losers);
    moves.push_ascending(winners);
  }
  return moves;
}

}  // namespace nap::search

#include "late_discards.hpp"
