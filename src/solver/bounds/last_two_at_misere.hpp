// The last two tricks of a misère without trumps: may the lone declarer, not on lead, be made to take one?
//
// Deferred discards (see Position) count as made: each defender has as many cards as there are tricks left,
// but it is open which of the cards in the hand these are. The declarer may choose a play for each case
// separately, because all hands are open in the real game, and the real game is one of the cases.
#pragma once

#include "bounds/winnable_suits.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// What must be true, two tricks before the end, for the defenders to make the declarer win the last trick
// with `card`:
//   1. the winner of this trick, besides the card that won, has a lower card than `card` in its suit, and
//      leads it; and
//   2. everyone still has a card that does not beat `card`: one of another suit, or a lower one of its suit.
template <int Seats>
class LastTrickThreat {
  using Lanes = SeatLanes<Seats>;

 public:
  LastTrickThreat(const Lanes& defenders, Word card)
      : suit_(lane_with(card)),
        winners_(winners_who_can_lead_below(defenders & Lanes(suit_), card)),
        leads_(leads_that_spare_harmless(defenders & ~Lanes(suit_ & above(card)), defenders)) {}

  Word suit() const { return suit_; }
  // The suits that carry out the threat if they are led to this trick. `winnable` holds for each defender the
  // suits that this seat may win.
  Word leads(const Lanes& winnable) const { return leads_ & (winnable & winners_).united(); }

 private:
  // Condition 1: for each defender, all bits of the suits in which this seat may win this trick and then lead
  // below `card`.
  Lanes winners_who_can_lead_below(const Lanes& of_suit, Word card) const {
    return (of_suit & Lanes(card - 1)).words_with_any() & (of_suit.words_with_several() | Lanes(~suit_));
  }
  // Condition 2: the suits whose lead takes nobody's only harmless card.
  Word leads_that_spare_harmless(const Lanes& harmless, const Lanes& defenders) const {
    const Word only_higher = (defenders.words_with_any() & ~harmless.words_with_any()).united();
    const Lanes stripped = harmless.lanes_with_any() & ~harmless.words_with_several();
    return ~only_higher & ~(stripped.united() & ~suit_);
  }

  Word suit_;
  Lanes winners_;
  Word leads_;
};

// Whether the declarer may be made to take the last trick. Requires that the declarer has two cards left and
// is safe in this trick (see must_take). No is certain.
//
// A declarer who can follow suit now plays the lowest card of the suit, which loses. A declarer who cannot
// follow discards: from two cards of one suit the higher one, from two suits the card of the suit that the
// next leader can lead. The declarer knows who that is: a seat that wins this trick and has a card of one of
// the declarer's suits left follows to this trick with the only card that it has of the suit led. The
// declarer is left with one card, and that card is threatened or not.
template <int Seats>
class LastTwoAtMisere {
  using Threat = LastTrickThreat<Seats>;

 public:
  LastTwoAtMisere(const Threat& low, const Threat& high)
      : low_(low),
        high_(high),
        leads_against_low_(low.suit() == high.suit() ? ~low.suit() : high.suit()),
        leads_against_high_(low.suit()) {}

  // The answer if this trick is led from `leaders_hand`, and each defender may win the suits `winnable`.
  bool may_take(Word leaders_hand, const SeatLanes<Seats>& winnable) const {
    const Word leads =
        (low_.leads(winnable) & leads_against_low_) | (high_.leads(winnable) & leads_against_high_);
    return (leaders_hand & leads) != 0;
  }

 private:
  Threat low_;
  Threat high_;
  Word leads_against_low_;   // the suits whose lead may leave the declarer with the lower card
  Word leads_against_high_;  // the suits whose lead may leave the declarer with the higher card
};

template <int Seats>
bool may_take_last_two(const Position<Seats>& position) {
  const SeatLanes<Seats> hands = defenders(position);
  const Word low = bottom_card(position.hand(kDeclarer));
  const LastTwoAtMisere<Seats> last_two({hands, low}, {hands, position.hand(kDeclarer) ^ low});
  return last_two.may_take(position.hand(position.leader), winnable_suits(position));
}

}  // namespace nap::search::inline NAP_PROCESSOR
