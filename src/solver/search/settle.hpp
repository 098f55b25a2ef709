// Questions that Search answers without searching: by bounds, by the table of endgames, and in the last
// trick. Included by search.hpp.
#pragma once

#include "search/search.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// What the bounds say, if they say anything.
template <int Seats, class Sides, class Techniques>
template <typename Search<Seats, Sides, Techniques>::Discards kDiscards>
std::optional<bool> Search<Seats, Sides, Techniques>::settled(const Position& position, int target) const {
  const auto answer = sides_.is_misere() ? settled_at_misere(position, target)
                                         : settled_by_leads<kDiscards>(position, target);
  if (answer || trumps_ == 0) return answer;
  return settled_by_trumps<kDiscards>(position, target);
}

// Whether seat 0, on lead, cannot take so many whichever card she leads. False says nothing.
template <int Seats, class Sides, class Techniques>
bool Search<Seats, Sides, Techniques>::is_out_of_reach(const Position& position, int target) const {
  const bool asks_for_all = Sides::is_alone() && !sides_.is_misere() && target == position.tricks_left;
  return use_.running_everything && asks_for_all && !can_run_everything(position, trumps_);
}

// Whether seat 0 takes so many from the root with its trumps, whichever card it leads. False says nothing.
template <int Seats, class Sides, class Techniques>
bool Search<Seats, Sides, Techniques>::has_sure_trumps(int target) const {
  if (!use_.sure_trumps || trumps_ == 0) return false;
  return search::has_sure_trumps(root_.hand(kDeclarer), root_.in_play() ^ hands_with(kDeclarer, root_),
                                 target);
}

// The leader cashes what he can, with his partners if he has any, or draws trumps; a declarer without trumps
// is led to, and the cards of one who wants more than one trick are covered. Late does without bounds that
// only ever say no: that settles nothing there.
template <int Seats, class Sides, class Techniques>
template <typename Search<Seats, Sides, Techniques>::Discards kDiscards>
std::optional<bool> Search<Seats, Sides, Techniques>::settled_by_leads(const Position& position,
                                                                       int target) const {
  const bool allies_lead = sides_.allied(position.leader);
  if (allies_lead) {
    if (Sides::is_alone() && use_.running_everything && target == position.tricks_left) {
      return can_run_everything(position, trumps_);
    }
    if (should_try_cashing() && can_cash(position, trumps_, target)) return true;
    if (Sides::is_alone() && use_.drawing && trumps_ != 0 && can_draw_trumps(position, target)) return true;
  }
  if (!allies_lead && target == 1 && should_try_is_led_to(position) && is_led_to(position, trumps_))
    return true;
  if (kDiscards == Discards::AtOnce && Sides::is_alone() && use_.covered_cards && target > 1 &&
      !Covers<Seats>(position.hands).allow(trumps_, position.tricks_left, target)) {
    return false;
  }
  const int enough = allies_lead ? target : position.tricks_left - target + 1;
  if (leaders_cash_together<kDiscards>(position) && can_cash_together(position, sides_, trumps_, enough)) {
    return allies_lead;
  }
  return std::nullopt;
}

// Whether to ask what the leader cashes himself: of partners at a small table can_cash_together says nearly
// as much.
template <int Seats, class Sides, class Techniques>
bool Search<Seats, Sides, Techniques>::should_try_cashing() const {
  return use_.cash_out && (Sides::is_alone() || Seats > 4);
}

// Whether to ask is_led_to. While there are trumps it says yes too seldom at a small table.
template <int Seats, class Sides, class Techniques>
bool Search<Seats, Sides, Techniques>::should_try_is_led_to(const Position& position) const {
  if (!Sides::is_alone() || !use_.forced_leads) return false;
  return ((Seats > 4 ? position.hand(kDeclarer) : position.in_play()) & trumps_) == 0;
}

// Whether to ask Ruffs.
template <int Seats, class Sides, class Techniques>
bool Search<Seats, Sides, Techniques>::should_try_ruffs(const Position& position) const {
  return Sides::is_alone() && use_.ruffs && !sides_.is_misere() && position.leader != kDeclarer;
}

// Whether to ask can_cash_together: of the opponents, and of allies who are more than one, where the answer
// may settle something.
template <int Seats, class Sides, class Techniques>
template <typename Search<Seats, Sides, Techniques>::Discards kDiscards>
bool Search<Seats, Sides, Techniques>::leaders_cash_together(const Position& position) const {
  if (!use_.cashing_together || sides_.is_misere()) return false;
  return kDiscards == Discards::AtOnce && !(Sides::is_alone() && sides_.allied(position.leader));
}

// Whether a lone declarer, not on lead, takes a trick at all. Only if she is undercut may she have to take
// this one; only if not may she duck everything.
template <int Seats, class Sides, class Techniques>
std::optional<bool> Search<Seats, Sides, Techniques>::settled_at_misere(const Position& position,
                                                                        int target) const {
  if (!Sides::is_alone() || position.leader == kDeclarer) return std::nullopt;
  const Word hers = position.hand(kDeclarer);
  const Word others = position.in_play() ^ hers;
  if (is_undercut(hers, others)) {
    if (should_try_forced_takes(target) && must_take(position)) return true;
  } else if (use_.ducking && (hers & trumps_) == 0 && can_duck_everything(hers, others)) {
    return false;
  }
  if (should_try_forced_takes(target) && position.tricks_left == 1) return false;
  return std::nullopt;
}

// As settled_at_misere, but for what takes as long as looking the position up. False says nothing.
template <int Seats, class Sides, class Techniques>
bool Search<Seats, Sides, Techniques>::is_safe_at_misere(const Position& position, int target) const {
  if (!should_try_forced_takes(target) || position.leader == kDeclarer) return false;
  if (position.tricks_left == 2) return !may_take_last_two(position);
  return position.tricks_left == 3 && LastThreeAtMisere<Seats>(position).is_safe();
}

// The trumps of each player; in Late, where only one answer settles anything, of those who can give it. Where
// can_cash_together was asked it has counted those of the leader's side, and can_take_with_only_trumps would
// settle less for them than it takes.
template <int Seats, class Sides, class Techniques>
template <typename Search<Seats, Sides, Techniques>::Discards kDiscards>
std::optional<bool> Search<Seats, Sides, Techniques>::settled_by_trumps(const Position& position,
                                                                        int target) const {
  const Word ours = hands_with(kDeclarer, position);
  const Word theirs = position.in_play() ^ ours;
  const bool asked_leaders = leaders_cash_together<kDiscards>(position);
  const bool asks_once_in = use_.only_trumps && !sides_.is_misere();
  for (const Seat seat : all_seats(Seats)) {
    const bool allied = sides_.allied(seat);
    if (kDiscards == Discards::Deferred && !suits_allies(allied)) continue;
    if (asked_leaders && !sides_.opposed(seat, position.leader)) continue;
    const int enough = allied ? target : position.tricks_left - target + 1;
    if (use_.sure_trumps && search::has_sure_trumps(position.hand(seat), allied ? theirs : ours, enough))
      return allied;
    if (asks_once_in && can_take_with_only_trumps(position, seat, enough)) return allied;
  }
  if (should_try_ruffs(position) && Ruffs<Seats>(position, target).suffice()) return true;
  return std::nullopt;
}

template <int Seats, class Sides, class Techniques>
bool Search<Seats, Sides, Techniques>::last_trick_reaches(const Position& position) const {
  Seat winner = position.leader;
  Word best = position.hand(winner);
  const Word contenders = lane_with(best) | trumps_;
  for (Seat seat = winner.next(Seats); seat != position.leader; seat = seat.next(Seats)) {
    const Word card = position.hand(seat) & contenders;
    if (card > best) {
      best = card;
      winner = seat;
    }
  }
  return sides_.allied(winner);
}

// Seat 0 is alone; each opponent has still to say which of his cards is his last. None may have one that
// beats hers, and unless it is a trump the leader must have to lead her suit.
template <int Seats, class Sides, class Techniques>
bool Search<Seats, Sides, Techniques>::last_trick_reaches_deferred(const Position& position) const {
  const Word hers = position.hand(kDeclarer);
  const Word suit = lane_with(hers);
  const Word theirs = position.in_play() ^ hers;
  if ((theirs & (suit | trumps_)) > hers) return false;
  return position.leader == kDeclarer || suit == trumps_ || (position.hand(position.leader) & ~suit) == 0;
}

template <int Seats, class Sides, class Techniques>
template <class Table>
int Search<Seats, Sides, Techniques>::endgame_tricks(const Table& table, const Position& position) {
  EndgameTables::Entry& entry = table.entry_of(position);
  const int tricks = Table::Byte::tricks(entry.load(std::memory_order_relaxed), position.leader);
  return tricks != Table::Byte::kUnknown ? tricks : search_endgame<Table>(position, entry);
}

// In the first of the tables that play comes to.
template <int Seats, class Sides, class Techniques>
int Search<Seats, Sides, Techniques>::first_endgame_tricks(const Position& position) {
  if constexpr (kEarlyEndgame != 0) return endgame_tricks(early_endgame_, position);
  if constexpr (kEndgame != 0) return endgame_tricks(endgame_, position);
  return 0;
}

// Solvers that share the table may lose each other's entries, which costs a search and no more.
template <int Seats, class Sides, class Techniques>
template <class Table>
int Search<Seats, Sides, Techniques>::search_endgame(const Position& position, EndgameTables::Entry& entry) {
  using Byte = typename Table::Byte;
  const auto reaches = [&](int target) {
    const std::optional<bool> answer = settled<Discards::AtOnce>(position, target);
    return answer ? *answer : search_leads<Discards::AtOnce>(position, target);
  };
  int tricks = 0;
  while (tricks < Table::kTricksLeft && reaches(tricks + 1)) ++tricks;
  const std::uint8_t known = entry.load(std::memory_order_relaxed);
  if (Byte::tricks(known, position.leader) == Byte::kUnknown) {
    entry.store(Byte::with(known, position.leader, tricks), std::memory_order_relaxed);
  }
  return tricks;
}

}  // namespace nap::search::inline NAP_PROCESSOR
