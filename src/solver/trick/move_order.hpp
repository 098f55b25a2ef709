// In which order cards are tried. The orders are hints: they cost time where they are wrong, and change no
// answer.
#pragma once

#include "bits/lanes.hpp"
#include "bits/position.hpp"
#include "trick/open_trick.hpp"
#include "trick/setting.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Cards to try: first those of one group, then those of another.
class CardQueue {
 public:
  CardQueue(Word first, Word second) : now_(first), later_(second) {}

  bool is_empty() const { return (now_ | later_) == 0; }
  // The cards left in the group whose turn it is.
  Word next() {
    if (now_ == 0) {
      now_ = later_;
      later_ = 0;
    }
    return now_;
  }
  void remove(Word cards) {
    now_ &= ~cards;
    later_ &= ~cards;
  }
  Word take_top() { return take(top_card(next())); }
  Word take_bottom() { return take(bottom_card(next())); }
  // Requires one of next().
  Word take(Word card) {
    now_ ^= card;
    return card;
  }

 private:
  Word now_;
  Word later_;
};

// The suits to lead from first: against a lone declarer, the side suits that the declarer holds; otherwise
// those in which the leader's side has the highest card. At a misère of partners all suits are alike.
template <int Seats, class Sides, class Techniques>
Word preferred_suits(const Setting<Seats, Sides, Techniques>& setting, const Position<Seats>& position) {
  if (Sides::is_alone() && position.leader != kDeclarer)
    return lanes_with_any(position.hand(kDeclarer) & ~setting.trumps);
  if (setting.sides.is_misere()) return kAllCards;
  const Word own = setting.hands_with(position.leader, position);
  return lanes_with_any(own & ~up_to_top(position.in_play() ^ own));
}

// Whether to lead first the card that last served the same leader with as many tricks left, in whichever
// position. Only at misère: elsewhere it takes as long as it saves.
template <int Seats, class Sides, class Techniques>
bool should_try_killer(const Setting<Seats, Sides, Techniques>& setting, const Position<Seats>& position) {
  return setting.use.killer_leads && setting.sides.is_misere() && position.tricks_left > 2;
}

// Whether to try cards that win the trick first: yes if the other side is winning it.
template <class Sides>
bool should_try_to_win_first(const Sides& sides, Seat seat, const Trick& trick) {
  return !sides.is_misere() && sides.are_opposed(seat, trick.winner);
}

// Chooses which of a defender's discards to try first. It is from a suit that the declarer has, if there is
// one: the defender may want to lead the suits that the declarer lacks.
inline Word first_discard(Word discards, Word declarers, Aim aim) {
  const Word in_declarers_suits = discards & lanes_with_any(declarers);
  const Word from = in_declarers_suits != 0 ? in_declarers_suits : discards;
  return aim == Aim::Misere ? top_card(from) : bottom_card(from);
}

}  // namespace nap::search::inline NAP_PROCESSOR
