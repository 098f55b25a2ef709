// Which cards have to be tried: the others take the same tricks as one of these, or fewer for their side.
// These are facts; in which order cards are tried is in move_order.hpp.
#pragma once

#include "bits/lanes.hpp"
#include "bits/position.hpp"
#include "trick/open_trick.hpp"
#include "trick/setting.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// What is as good as gone to a player who chooses among `cards`. If the declarer is alone and began the trick
// with nothing but trumps, side suits have no ranks any more, as the declarer ruffs whatever is led: all
// other cards of side suits are as good as gone. At a small table that is seldom so, and saves less than it
// takes to ask.
template <int Seats, class Sides, class Techniques>
Word gone_for(const Setting<Seats, Sides, Techniques>& setting, Word cards, const Position<Seats>& position) {
  const bool should_ask = Sides::is_alone() && !setting.sides.is_misere() && Seats > 4;
  const bool ruffs_all = should_ask && (position.hand(kDeclarer) & ~setting.trumps) == 0;
  return ruffs_all ? position.gone | (kAllCards & ~setting.trumps & ~cards) : position.gone;
}

// Of touching cards one stands for all.
template <int Seats, class Sides, class Techniques>
Word distinct(const Setting<Seats, Sides, Techniques>& setting, Word cards, Word gone) {
  return setting.use.touching_cards ? lowest_of_runs(cards, gone) : cards;
}

// The same of cards to play to this trick. The cards that it has are as good as gone, but for the best, which
// some of `cards` may beat and others not (unless gone_for says that this does not count).
template <int Seats, class Sides, class Techniques>
Word distinct(const Setting<Seats, Sides, Techniques>& setting, Word cards, const Position<Seats>& position,
              const Trick& trick) {
  return distinct(setting, cards, gone_for(setting, cards, position) | (trick.played ^ trick.best));
}

// Keeps of the declarer's `cards` those that may win the trick and, of those that cannot, the lowest of each
// suit (see should_try_one_loser).
inline Word with_lowest_losers(Word cards, const Trick& trick, Word trumps) {
  const Word winners = trick.winners(cards, trumps);
  return winners | lane_bottoms(cards ^ winners);
}

// Keeps of the declarer's `cards`, alone at misère, those below the lowest card of the suit led that some
// defender holds who plays later. Requires cards of that suit. With any other the declarer can be made to
// take the trick, if there are no trumps: everyone who plays later has a lower card of the suit or none. A
// defender with deferred discards may beat fewer than these. kToPlay seats have yet to play to the trick, the
// declarer first.
template <int kToPlay, int Seats>
Word beatable(const Position<Seats>& position, Word cards, Word led) {
  Word lowest = 0;
  for (const Seat seat : defender_seats(kToPlay)) lowest |= bottom_card(position.hand(seat) & led);
  return lowest == 0 ? 0 : cards & (top_card(lowest) - 1);
}

// Keeps the discards of a defender that have to be tried. In the last but one trick all that counts of
// the card that is kept is whether it is higher than a lone declarer's: a seat that cannot follow suit and
// discards does not lead again. Where it has a card that beats one of the declarer's and another that beats
// none, it is clear which of them to keep; where neither beats any, they are alike.
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
