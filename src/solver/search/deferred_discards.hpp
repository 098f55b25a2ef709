// How Search lets a defender discard. Deferring the discard comes first; single discards are tried only where
// that does not settle the question (see Discards).
#pragma once

#include <bit>
#include <cstdint>

#include "search/search.hpp"
#include "trick/candidates.hpp"
#include "trick/move_order.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Whether to ask first if the declarer succeeds even when all discards are deferred. That pays off where many
// discards lie ahead: at misère, and early in the largest games.
template <int Seats, class Sides, class Techniques>
bool Search<Seats, Sides, Techniques>::should_defer_first(const Position& position) const {
  if (!may_defer_discards()) return false;
  return setting_.sides.is_misere() ? position.tricks_left > 2 : Seats >= 6 && position.tricks_left > 4;
}

// Whether to defer discards at all. Shortly before the endgame it is quicker to try each discard.
template <int Seats, class Sides, class Techniques>
bool Search<Seats, Sides, Techniques>::should_defer(const Position& position) const {
  return may_defer_discards() && (kFirstEndgame == 0 || position.tricks_left > kFirstEndgame + 2);
}

// Plays for a defender who cannot follow suit. Ruffs are tried one by one. Then come the discards, as long as
// the declarer succeeds:
// - The first discard is tried. Then this seat's discard and all later ones are deferred: if the declarer
//   succeeds even then, the other discards need not be tried.
// - If the search takes long, most often because one defender has to keep two suits, all discards are
//   deferred once more, except that one of the other defenders discards at once. Each of them is tried.
// - From then on each further discard is tried with the later ones deferred before it is tried in the real
//   game.
template <int Seats, class Sides, class Techniques>
template <int kToPlay>
bool Search<Seats, Sides, Techniques>::discard(const Position& position, Seat seat, const Trick& trick,
                                               int target) {
  const bool wants = setting_.sides.wants_tricks(seat);
  const Word hand = position.hand(seat);
  const Word ruffs = hand & setting_.trumps;
  if (ruffs != 0 && play_cards<Discards::AtOnce, kToPlay>(position, ruffs, seat, trick, target) == wants)
    return wants;

  const Word gone = gone_for(setting_, hand, position) | trick.played;
  const Word discards = sensible_discards(setting_, distinct(setting_, hand ^ ruffs, gone), position, trick);
  // The cards that may be needed to beat the declarer's, or at misère to stay below them, come last.
  const Word declarers = position.hand(kDeclarer);
  const Word needed =
      discards & (setting_.sides.is_misere() ? up_to_top(declarers) : down_to_bottom(declarers));
  CardQueue queue(discards ^ needed, needed);
  const std::uint64_t long_search = memory_.nodes + setting_.use.long_search;
  bool is_first = true;
  bool is_long = false;
  while (!queue.is_empty()) {
    const Word card = queue.take(first_discard(queue.next(), declarers, setting_.sides.aim()));
    if (is_long && play_card<Discards::Deferred, kToPlay>(position, card, seat, trick, target) != wants)
      continue;
    if (play_card<Discards::AtOnce, kToPlay>(position, card, seat, trick, target) == wants) return wants;
    if (queue.is_empty()) break;
    if (is_first && defer_discard<kToPlay>(position, seat, trick, target) != wants) return !wants;
    is_first = false;
    if (is_long || memory_.nodes <= long_search) continue;
    is_long = true;
    if (defer_all_but_one<kToPlay>(position, seat, trick, target) != wants) return !wants;
  }
  return !wants;
}

// Whether the allies reach `target` when this discard and all later ones of the defenders are deferred.
template <int Seats, class Sides, class Techniques>
template <int kToPlay>
bool Search<Seats, Sides, Techniques>::defer_discard(const Position& position, Seat seat, const Trick& trick,
                                                     int target) {
  Position deferring = position;
  ++deferring.deferred_by(seat);
  return play_next<Discards::Deferred, kToPlay - 1>(deferring, seat.next(Seats), trick, target);
}

// The same when one of the other defenders discards at once. The declarer succeeds if this is so for any one
// of them.
template <int Seats, class Sides, class Techniques>
template <int kToPlay>
bool Search<Seats, Sides, Techniques>::defer_all_but_one(const Position& position, Seat seat,
                                                         const Trick& trick, int target) {
  const bool wants = setting_.sides.wants_tricks(seat);
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

// A defender who may defer discards has two ways to play. One is to follow suit. The other is to declare that
// all cards held in the suit led were discarded before, and then to ruff or to defer one more discard.
template <int Seats, class Sides, class Techniques>
template <int kToPlay>
bool Search<Seats, Sides, Techniques>::play_next_deferring(const Position& position, Seat seat,
                                                           const Trick& trick, int target) {
  const bool wants = setting_.sides.wants_tricks(seat);
  const Word trumps = setting_.trumps;
  const Word hand = position.hand(seat);
  const Word follow = hand & trick.led;
  const int deferred = position.deferred_by(seat);
  // A seat whose side suits are all deferred discards has no side suit left to follow with. (In search_leads
  // such a seat may still lead one, which only helps the defenders.)
  const bool may_follow = trick.led == trumps || std::popcount(hand & ~trumps) > deferred;
  if (follow != 0 && may_follow &&
      play_cards<Discards::Deferred, kToPlay>(position, follow, seat, trick, target) == wants) {
    return wants;
  }
  const int following = std::popcount(follow);
  if (following > 0 && (trick.led == trumps || following > deferred)) return !wants;

  // All cards held in the suit led are declared to be earlier discards.
  Position declared = position;
  declared.hand(seat) ^= follow;
  declared.gone ^= follow;
  declared.deferred_by(seat) = static_cast<std::uint8_t>(deferred - following);
  const Word ruffs = declared.hand(seat) & trumps;
  if (ruffs != 0 && play_cards<Discards::Deferred, kToPlay>(declared, ruffs, seat, trick, target) == wants) {
    return wants;
  }
  if (std::popcount(declared.hand(seat) ^ ruffs) > declared.deferred_by(seat)) {
    return defer_discard<kToPlay>(declared, seat, trick, target);
  }
  return !wants;
}

}  // namespace nap::search::inline NAP_PROCESSOR
