// How Search plays one trick at misère when seat 0 is alone. Included by search.hpp.
#pragma once

#include <utility>

#include "search/search.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Of these cards of hers, of the suit led, those below the lowest card there of somebody who plays after her.
// With any other she can be made to take the trick, if there are no trumps: everyone after her has a lower
// card of the suit or none. Who owes discards may beat fewer than these.
template <int Seats, class Sides, class Techniques>
template <int kToPlay>
Word Search<Seats, Sides, Techniques>::beatable(const Position& position, Word cards, Word led) const {
  Word lowest = 0;
  for (const Seat seat : defender_seats(kToPlay)) lowest |= bottom_card(position.hand(seat) & led);
  return lowest == 0 ? 0 : cards & (top_card(lowest) - 1);
}

// First the cards that lose the trick for certain (see should_try_one_loser), then those that somebody may
// still beat, from the top.
template <int Seats, class Sides, class Techniques>
template <typename Search<Seats, Sides, Techniques>::Discards kDiscards, int kToPlay>
bool Search<Seats, Sides, Techniques>::play_hers(const Position& position, const Trick& trick, int target) {
  const Word follow = position.hand(kDeclarer) & trick.led;
  if (follow == 0) return discard_hers<kDiscards, kToPlay>(position, trick, target);
  Word winners = follow & above(trick.best);
  Word losers = follow ^ winners;
  if (!should_try_one_loser(target)) losers = distinct(losers, position, trick);
  while (losers != 0) {
    const Word card = top_card(losers);
    if (!play_card<kDiscards, kToPlay>(position, card, kDeclarer, trick, target)) return false;
    losers = should_try_one_loser(target) ? 0 : losers ^ card;
  }
  if (should_try_forced_takes(target)) winners = beatable<kToPlay>(position, winners, trick.led);
  winners = distinct(winners, position, trick);
  while (winners != 0) {
    const Word card = top_card(winners);
    winners ^= card;
    if (!play_card<kDiscards, kToPlay>(position, card, kDeclarer, trick, target)) return false;
  }
  return true;
}

// First the cards of side suits that others have lower ones to, from the top. Trumps may win, and are all
// tried.
template <int Seats, class Sides, class Techniques>
template <typename Search<Seats, Sides, Techniques>::Discards kDiscards, int kToPlay>
bool Search<Seats, Sides, Techniques>::discard_hers(const Position& position, const Trick& trick,
                                                    int target) {
  const Word hers = position.hand(kDeclarer);
  const Word plays = distinct(hers, position, trick);
  Word now = plays & down_to_bottom(position.in_play() ^ hers) & ~trumps_;
  Word later = plays ^ now;
  while ((now | later) != 0) {
    if (now == 0) std::swap(now, later);
    const Word card = top_card(now);
    const Word tried = should_try_one_loser(target) && (card & trumps_) == 0 ? lane_with(card) : card;
    now &= ~tried;
    later &= ~tried;
    if (!play_card<kDiscards, kToPlay>(position, card, kDeclarer, trick, target)) return false;
  }
  return true;
}

// The cards that lose the trick first, from the top; but where she has lost it already, from the top whether
// they win it or not: those are what he had best be rid of.
template <int Seats, class Sides, class Techniques>
template <typename Search<Seats, Sides, Techniques>::Discards kDiscards, int kToPlay>
bool Search<Seats, Sides, Techniques>::play_theirs(const Position& position, Word cards, Seat seat,
                                                   const Trick& trick, int target) {
  const Word plays = distinct(cards, position, trick);
  const bool she_has_played = kToPlay == 1 || (trick.played & position.hand(kDeclarer)) != 0;
  const Word winners = plays & contenders(trick) & above(trick.best);
  Word now = she_has_played && trick.winner != kDeclarer ? plays : plays ^ winners;
  Word later = plays ^ now;
  while ((now | later) != 0) {
    if (now == 0) std::swap(now, later);
    const Word card = top_card(now);
    now ^= card;
    if (play_card<kDiscards, kToPlay>(position, card, seat, trick, target)) return true;
  }
  return false;
}

}  // namespace nap::search::inline NAP_PROCESSOR
