// How Search plays one trick at misère with a lone declarer.
#pragma once

#include "search/search.hpp"
#include "trick/candidates.hpp"
#include "trick/move_order.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Tries first the declarer's cards that are sure to lose the trick (see should_try_one_loser), then those
// that somebody may still beat, from the top.
template <int Seats, class Sides, class Techniques>
template <Discards kDiscards, int kToPlay>
bool Search<Seats, Sides, Techniques>::play_declarer_at_misere(const Position& position, const Trick& trick,
                                                               int target) {
  const Word follow = position.hand(kDeclarer) & trick.led;
  if (follow == 0) return discard_declarer_at_misere<kDiscards, kToPlay>(position, trick, target);
  Word winners = follow & above(trick.best);
  Word losers = follow ^ winners;
  const bool one_loser = setting_.should_try_one_loser(target);
  losers = one_loser ? top_card(losers) : distinct(setting_, losers, position, trick);
  for (; losers != 0; losers ^= top_card(losers)) {
    if (!play_card<kDiscards, kToPlay>(position, top_card(losers), kDeclarer, trick, target)) return false;
  }
  if (setting_.should_ask_must_take(target)) winners = beatable<kToPlay>(position, winners, trick.led);
  winners = distinct(setting_, winners, position, trick);
  for (; winners != 0; winners ^= top_card(winners)) {
    if (!play_card<kDiscards, kToPlay>(position, top_card(winners), kDeclarer, trick, target)) return false;
  }
  return true;
}

// Tries first the cards of side suits in which others have lower cards, from the top. Trumps may win, so all
// of them are tried.
template <int Seats, class Sides, class Techniques>
template <Discards kDiscards, int kToPlay>
bool Search<Seats, Sides, Techniques>::discard_declarer_at_misere(const Position& position,
                                                                  const Trick& trick, int target) {
  const Word hand = position.hand(kDeclarer);
  const Word plays = distinct(setting_, hand, position, trick);
  const Word first = plays & down_to_bottom(position.in_play() ^ hand) & ~setting_.trumps;
  CardQueue queue(first, plays ^ first);
  while (!queue.is_empty()) {
    const Word card = top_card(queue.next());
    const bool one_of_suit = setting_.should_try_one_loser(target) && (card & setting_.trumps) == 0;
    queue.remove(one_of_suit ? lane_with(card) : card);
    if (!play_card<kDiscards, kToPlay>(position, card, kDeclarer, trick, target)) return false;
  }
  return true;
}

// Tries first a defender's cards that lose the trick, from the top. If the declarer has already lost the
// trick, the cards are tried from the top whether they win or not: high cards are the ones to get rid of.
template <int Seats, class Sides, class Techniques>
template <Discards kDiscards, int kToPlay>
bool Search<Seats, Sides, Techniques>::play_defender_at_misere(const Position& position, Word cards,
                                                               Seat seat, const Trick& trick, int target) {
  const Word plays = distinct(setting_, cards, position, trick);
  const bool declarer_has_played = kToPlay == 1 || (trick.played & position.hand(kDeclarer)) != 0;
  const Word losers = plays ^ trick.winners(plays, setting_.trumps);
  const Word first = declarer_has_played && trick.winner != kDeclarer ? plays : losers;
  CardQueue queue(first, plays ^ first);
  while (!queue.is_empty()) {
    if (play_card<kDiscards, kToPlay>(position, queue.take_top(), seat, trick, target)) return true;
  }
  return false;
}

}  // namespace nap::search::inline NAP_PROCESSOR
