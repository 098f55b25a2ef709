// How Search plays one trick after its lead, card by card.
#pragma once

#include "search/search.hpp"
#include "trick/candidates.hpp"
#include "trick/move_order.hpp"

namespace nap::search::inline NAP_PROCESSOR {

template <int Seats, class Sides, class Techniques>
template <Discards kDiscards, int kToPlay>
bool Search<Seats, Sides, Techniques>::play_next(const Position& position, Seat seat, const Trick& trick,
                                                 int target) {
  if constexpr (kToPlay == 0) {
    return finish_trick<kDiscards>(position, trick.played, trick.winner, target);
  } else {
    const Word hand = position.hand(seat);
    const Word follow = hand & trick.led;
    if (!setting_.sides.is_ally(seat)) {
      if (kDiscards == Discards::Deferred && !at_once_.has(seat)) {
        return play_next_deferring<kToPlay>(position, seat, trick, target);
      }
      if (kDiscards == Discards::AtOnce && follow == 0 && should_defer(position)) {
        return discard<kToPlay>(position, seat, trick, target);
      }
    }
    if constexpr (Sides::is_alone_at_misere()) {
      if (seat == kDeclarer) return play_declarer_at_misere<kDiscards, kToPlay>(position, trick, target);
    }
    Word cards = follow != 0 ? follow : hand;
    if (seat == kDeclarer && setting_.should_try_one_loser(target)) {
      cards = with_lowest_losers(cards, trick, setting_.trumps);
    }
    return play_cards<kDiscards, kToPlay>(position, cards, seat, trick, target);
  }
}

// Tries the ways to play one of these cards.
template <int Seats, class Sides, class Techniques>
template <Discards kDiscards, int kToPlay>
bool Search<Seats, Sides, Techniques>::play_cards(const Position& position, Word cards, Seat seat,
                                                  const Trick& trick, int target) {
  if constexpr (Sides::is_alone_at_misere()) {
    return play_defender_at_misere<kDiscards, kToPlay>(position, cards, seat, trick, target);
  } else if constexpr (kToPlay == 1) {
    return play_last<kDiscards>(position, cards, seat, trick, target);
  } else {
    return play_any<kDiscards, kToPlay>(position, cards, seat, trick, target);
  }
}

// If the other side is winning the trick, the cards that beat it come first, from the lowest up; but for an
// ally from the highest down, as players are still to come. If a partner is winning it, losing cards come
// first. Within a group the lowest card comes first; at a misère of partners the highest.
template <int Seats, class Sides, class Techniques>
template <Discards kDiscards, int kToPlay>
bool Search<Seats, Sides, Techniques>::play_any(const Position& position, Word cards, Seat seat,
                                                const Trick& trick, int target) {
  const Sides& sides = setting_.sides;
  const bool wants = sides.wants_tricks(seat);
  const Word plays = distinct(setting_, cards, position, trick);
  const Word winners = trick.winners(plays, setting_.trumps);
  const bool wins_first = should_try_to_win_first(sides, seat, trick);
  const Word from_top = sides.is_misere() ? plays : wins_first && sides.is_ally(seat) ? winners : 0;
  const Word first = wins_first ? winners : plays ^ winners;
  CardQueue queue(first, plays ^ first);
  while (!queue.is_empty()) {
    const Word card = (queue.next() & from_top) != 0 ? queue.take_top() : queue.take_bottom();
    if (play_card<kDiscards, kToPlay>(position, card, seat, trick, target) == wants) return wants;
  }
  return !wants;
}

// The last to play knows who wins the trick with a winning and with a losing card, and whether that decides
// the question.
template <int Seats, class Sides, class Techniques>
template <Discards kDiscards>
bool Search<Seats, Sides, Techniques>::play_last(const Position& position, Word cards, Seat seat,
                                                 const Trick& trick, int target) {
  const Sides& sides = setting_.sides;
  const bool wants = sides.wants_tricks(seat);
  const Word plays = distinct(setting_, cards, position, trick);
  const Word winners = trick.winners(plays, setting_.trumps);
  const bool wins_first = should_try_to_win_first(sides, seat, trick);
  for (const bool wins : {wins_first, !wins_first}) {
    Word kind = wins ? winners : plays ^ winners;
    if (kind == 0) continue;
    const Seat winner = wins ? seat : trick.winner;
    const int missing = target - (sides.is_ally(winner) ? 1 : 0);
    if (setting_.use.settled_tricks && (missing == 0 || missing == position.tricks_left)) {
      if ((missing == 0) == wants) return wants;
      continue;
    }
    do {
      const Word card = sides.is_misere() ? top_card(kind) : bottom_card(kind);
      kind ^= card;
      if (finish_trick<kDiscards>(position, trick.played | card, winner, target) == wants) return wants;
    } while (kind != 0);
  }
  return !wants;
}

template <int Seats, class Sides, class Techniques>
template <Discards kDiscards, int kToPlay>
bool Search<Seats, Sides, Techniques>::play_card(const Position& position, Word card, Seat seat,
                                                 const Trick& trick, int target) {
  return play_next<kDiscards, kToPlay - 1>(position, seat.next(Seats),
                                           trick.with(seat, card, setting_.trumps), target);
}

template <int Seats, class Sides, class Techniques>
template <Discards kDiscards>
bool Search<Seats, Sides, Techniques>::finish_trick(const Position& position, Word played, Seat winner,
                                                    int target) {
  const int missing = target - (setting_.sides.is_ally(winner) ? 1 : 0);
  if (missing == 0) return true;
  if (missing == position.tricks_left) return false;
  const Position next = position.after(played, winner);
  if constexpr (Sides::has_lone_joker()) {
    if ((played & kLoneJoker) != 0) {
      return after_joker_.template goes_on<kDiscards>(next, missing, at_once_);
    }
  }
  return reaches_next<kDiscards>(next, missing);
}

// The position after a trick: looked up in an endgame table, if it is in one, or asked about.
template <int Seats, class Sides, class Techniques>
template <Discards kDiscards>
bool Search<Seats, Sides, Techniques>::reaches_next(const Position& position, int target) {
  if (kDiscards == Discards::AtOnce && setting_.use.endgame_table) {
    if constexpr (kEndgame != 0) {
      if (position.tricks_left == kEndgame) return endgame_tricks(endgame_, position) >= target;
    }
    if constexpr (kEarlyEndgame != 0) {
      if (position.tricks_left == kEarlyEndgame) return endgame_tricks(early_endgame_, position) >= target;
    }
  }
  return reaches<kDiscards>(position, target);
}

}  // namespace nap::search::inline NAP_PROCESSOR
