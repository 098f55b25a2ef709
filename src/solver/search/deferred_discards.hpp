// How an opponent of the allies discards in Search: named one by one only where leaving them open does not
// settle it. Included by search.hpp.
#pragma once

#include <utility>

#include "search/search.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Of these discards the one to try first: in a suit that she has, before he parts with the suits that she
// lacks, which he may want to lead.
inline Word first_discard(Word discards, Word hers, bool is_misere) {
  const Word in_her_suits = discards & lanes_with_any(hers);
  const Word from = in_her_suits != 0 ? in_her_suits : discards;
  return is_misere ? top_card(from) : bottom_card(from);
}

// Where many discards lie ahead it pays to ask first whether the allies succeed even in Late: at misère, and
// early in the largest games.
template <int Seats, class Sides, class Techniques>
bool Search<Seats, Sides, Techniques>::should_defer_first(const Position& position) const {
  if (!may_defer_discards()) return false;
  return sides_.is_misere() ? position.tricks_left > 2 : Seats >= 6 && position.tricks_left > 4;
}

// So short of the endgame it is quicker to try each discard.
template <int Seats, class Sides, class Techniques>
bool Search<Seats, Sides, Techniques>::should_defer(const Position& position) const {
  return may_defer_discards() && (kFirstEndgame == 0 || position.tricks_left > kFirstEndgame + 2);
}

// Of these discards those that are worth trying. After the last but one trick all that counts of a
// discarder's card is whether it is higher than hers, when seat 0 is alone: he does not lead again. So where
// he has a card that beats one of hers and another that beats none, he knows which of them to keep; where
// neither beats any, they are alike.
template <int Seats, class Sides, class Techniques>
Word Search<Seats, Sides, Techniques>::sensible_discards(Word discards, const Position& position,
                                                         const Trick& trick) const {
  if (!Sides::is_alone() || position.tricks_left != 2) return discards;
  const Word hers = position.hand(kDeclarer) & ~trick.played;
  const Word beating = discards & down_to_bottom(hers);
  if (beating == 0) return bottom_card(discards);
  if (beating == discards || sides_.is_misere()) return beating;
  return discards ^ beating;
}

// An opponent of the allies cannot follow. Ruffs are tried one by one. Of the discards only the first is,
// unless the allies fail once all of them are left open. Where that takes long, most often because one
// opponent has to keep two suits, it is asked again with all but one of the others leaving theirs open; and
// if the allies still fail, after each further discard with everybody leaving open what comes later.
template <int Seats, class Sides, class Techniques>
template <int kToPlay>
bool Search<Seats, Sides, Techniques>::discard(const Position& position, Seat seat, const Trick& trick,
                                               int target) {
  const bool wants = sides_.wants_tricks(seat);
  const Word hand = position.hand(seat);
  const Word ruffs = hand & trumps_;
  if (ruffs != 0 && play_cards<Discards::AtOnce, kToPlay>(position, ruffs, seat, trick, target) == wants)
    return wants;

  const Word gone = gone_for(hand, position) | trick.played;
  const Word discards = sensible_discards(distinct(hand ^ ruffs, gone), position, trick);
  // Last the cards that may be needed to beat hers, or at misère to stay below hers.
  const Word hers = position.hand(kDeclarer);
  Word later = discards & (sides_.is_misere() ? up_to_top(hers) : down_to_bottom(hers));
  Word now = discards ^ later;
  const std::uint64_t long_search = memory_.nodes + use_.long_search;
  bool is_first = true;
  bool is_long = false;
  while ((now | later) != 0) {
    if (now == 0) std::swap(now, later);
    const Word card = first_discard(now, hers, sides_.is_misere());
    now ^= card;
    if (is_long && play_card<Discards::Deferred, kToPlay>(position, card, seat, trick, target) != wants)
      continue;
    if (play_card<Discards::AtOnce, kToPlay>(position, card, seat, trick, target) == wants) return wants;
    if ((now | later) == 0) break;
    if (is_first && defer_discard<kToPlay>(position, seat, trick, target) != wants) return !wants;
    is_first = false;
    if (is_long || memory_.nodes <= long_search) continue;
    is_long = true;
    if (defer_all_but_one<kToPlay>(position, seat, trick, target) != wants) return !wants;
  }
  return !wants;
}

// Whether the opponents reach what they want in Late in spite of one of them, whoever he is, who names his
// discards all the same.
template <int Seats, class Sides, class Techniques>
template <int kToPlay>
bool Search<Seats, Sides, Techniques>::defer_all_but_one(const Position& position, Seat seat,
                                                         const Trick& trick, int target) {
  const bool wants = sides_.wants_tricks(seat);
  bool answer = wants;
  for (const Seat one : defender_seats(Seats)) {
    if (answer != wants) break;
    if (one == seat) continue;
    at_once_ = SeatSet(one);
    answer = defer_discard<kToPlay>(position, seat, trick, target);
  }
  at_once_ = {};
  return answer;
}

template <int Seats, class Sides, class Techniques>
template <int kToPlay>
bool Search<Seats, Sides, Techniques>::defer_discard(const Position& position, Seat seat, const Trick& trick,
                                                     int target) {
  Position deferring = position;
  ++deferring.deferred_by(seat);
  return play_next<Discards::Deferred, kToPlay - 1>(deferring, seat.next(Seats), trick, target);
}

template <int Seats, class Sides, class Techniques>
template <int kToPlay>
bool Search<Seats, Sides, Techniques>::play_next_deferring(const Position& position, Seat seat,
                                                           const Trick& trick, int target) {
  const bool wants = sides_.wants_tricks(seat);
  const Word hand = position.hand(seat);
  const Word follow = hand & trick.led;
  // Where he owes all that he has of side suits, he has none of them left. (That he may still lead one, in
  // search_leads, only helps him.)
  const bool may_follow = trick.led == trumps_ || std::popcount(hand & ~trumps_) > position.deferred_by(seat);
  if (follow != 0 && may_follow &&
      play_cards<Discards::Deferred, kToPlay>(position, follow, seat, trick, target) == wants) {
    return wants;
  }
  const int following = std::popcount(follow);
  if (following > 0 && (trick.led == trumps_ || following > position.deferred_by(seat))) return !wants;

  // All he has in the suit led are cards that he discarded before.
  Position paid = position;
  paid.hand(seat) ^= follow;
  paid.gone ^= follow;
  paid.deferred_by(seat) = static_cast<std::uint8_t>(position.deferred_by(seat) - following);
  const Word ruffs = paid.hand(seat) & trumps_;
  if (ruffs != 0 && play_cards<Discards::Deferred, kToPlay>(paid, ruffs, seat, trick, target) == wants)
    return wants;
  if (std::popcount(paid.hand(seat) ^ ruffs) > paid.deferred_by(seat)) {
    return defer_discard<kToPlay>(paid, seat, trick, target);
  }
  return !wants;
}

}  // namespace nap::search::inline NAP_PROCESSOR
