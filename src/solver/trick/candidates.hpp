// Which cards have to be tried. Every other card takes the same tricks as one of these, or does worse for its
// side. These are facts; move_order.hpp says in which order cards are tried.
#pragma once

#include "bits/lanes.hpp"
#include "bits/position.hpp"
#include "trick/open_trick.hpp"
#include "trick/setting.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// The cards that are as good as gone to a player who chooses among `cards`. If a lone declarer began the
// trick with nothing but trumps, the ranks of side suits no longer matter, because the declarer ruffs
// whatever is led. Then all other cards of side suits are as good as gone. At a small table this is seldom
// so, and asking takes more time than it saves.
template <int Seats, class Sides, class Techniques>
Word gone_for(const Setting<Seats, Sides, Techniques>& setting, Word cards, const Position<Seats>& position) {
  const bool should_ask = Sides::is_alone() && !setting.sides.is_misere() && Seats > 4;
  const bool ruffs_all = should_ask && (position.hand(kDeclarer) & ~setting.trumps) == 0;
  return ruffs_all ? position.gone | (kAllCards & ~setting.trumps & ~cards) : position.gone;
}

// One card of each run of touching cards stands for all of them. A joker without trump suit must not touch
// the spades below it.
template <int Seats, class Sides, class Techniques>
Word distinct(const Setting<Seats, Sides, Techniques>& setting, Word cards, Word gone) {
  const Word between = Sides::has_lone_joker() ? gone & ~kTrumpJoker : gone;
  return setting.use.touching_cards ? lowest_of_runs(cards, between) : cards;
}

// The same for cards to play to this trick. The cards already played to it are as good as gone, except the
// best one: some of `cards` may beat it and others not (unless gone_for says that this does not count).
template <int Seats, class Sides, class Techniques>
Word distinct(const Setting<Seats, Sides, Techniques>& setting, Word cards, const Position<Seats>& position,
              const Trick& trick) {
  return distinct(setting, cards, gone_for(setting, cards, position) | (trick.played ^ trick.best));
}

// Keeps those of the declarer's `cards` that may win the trick, and of the others the lowest of each suit
// (see should_try_one_loser).
inline Word with_lowest_losers(Word cards, const Trick& trick, Word trumps) {
  const Word winners = trick.winners(cards, trumps);
  return winners | lane_bottoms(cards ^ winners);
}

// For a lone declarer at misère. Finds the lowest card of the suit led for each defender who plays later and
// has one, and keeps those of `cards` that are below the highest of these. Requires cards of the suit led.
// With any other card, if there are no trumps, the declarer can be made to take the trick: everyone who plays
// later has a lower card of the suit or none. A defender with deferred discards may beat fewer cards than
// these. kToPlay seats have yet to play to the trick, the declarer first.
template <int kToPlay, int Seats>
Word beatable(const Position<Seats>& position, Word cards, Word led) {
  Word lowest = 0;
  for (const Seat seat : defender_seats(kToPlay)) lowest |= bottom_card(position.hand(seat) & led);
  return lowest == 0 ? 0 : cards & (top_card(lowest) - 1);
}

// Keeps the discards that a defender has to try. In the last trick but one, only one thing counts about the
// card that is kept: whether it is higher than a lone declarer's. For a seat that cannot follow suit and
// discards does not lead again. If the seat has a card that beats one of the declarer's and another that
// beats none, it is clear which of them to keep. If neither beats any, they are alike.
template <int Seats, class Sides, class Techniques>
Word sensible_discards(const Setting<Seats, Sides, Techniques>& setting, Word discards,
                       const Position<Seats>& position, const Trick& trick) {
  if (!Sides::is_alone() || position.tricks_left != 2) return discards;
  const Word declarers = position.hand(kDeclarer) & ~trick.played;
  const Word beating = discards & down_to_bottom(declarers);
  if (beating == 0) return bottom_card(discards);
  if (beating == discards || setting.sides.is_misere()) return beating;
  return discards ^ beating;
}

}  // namespace nap::search::inline NAP_PROCESSOR
