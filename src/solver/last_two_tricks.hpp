// The last two tricks of a misère without trumps, whether or not discards are still owed (see Search).
#pragma once

#include "lanes.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Whether seat 0, alone, not on lead and safe in this trick (see must_take), may be made to take the last one.
//
// Following suit now she plays her lowest card of it, which loses; otherwise she discards, of one suit her
// higher card and of two suits either. Then she is left with one card. She takes a trick with it only if
//   1. the winner of this trick has a card of its suit below hers to lead: of the suit led now he has a card
//      as high as the lowest that anyone must follow with, and one to spare where that is also hers; and
//   2. everyone still has a card that is not above hers in its suit.
// The converse does not always hold.
template <int Seats>
class LastTwoTricks {
 public:
  explicit LastTwoTricks(const Position<Seats>& position) : position_(position) {
    for (Seat seat = 1; seat < Seats; ++seat) {
      const Word his = position.hand(seat);
      // Who owes enough discards may say that he has discarded the suit.
      const Word owed = seat == position.leader ? 0 : each_lane(static_cast<Word>(position.owed_by(seat)));
      lowest_follows_ |= lane_bottoms(his) & ~lanes_where_at_least(owed, lane_counts(his));
    }
  }

  bool may_take() const {
    const Word hers = position_.hand(0);
    const Word low = bottom_card(hers);
    const Word high = hers ^ low;
    const Word low_suit = lane_with(low);
    const Word high_suit = lane_with(high);
    const Word with_low = leads_against(low);
    if (low_suit == high_suit) return ((with_low & ~low_suit) | (leads_against(high) & high_suit)) != 0;
    if ((with_low & high_suit) != 0) return true;
    return (leads_against(high) & ~high_suit & (with_low | low_suit)) != 0;
  }

 private:
  // The suits that may be led now so that she must take a trick with `card`.
  Word leads_against(Word card) const {
    const Word suit = lane_with(card);
    Word wins = 0;
    Word strips = 0;
    for (std::size_t i = 1; i < Seats; ++i) {
      const Word his = position_.hands[i];
      const Word harmless = his & ~(suit & above(card));
      if (harmless == 0) return 0;
      if ((harmless & (harmless - 1)) == 0) strips |= lane_with(harmless) & ~suit;
      if ((his & suit & (card - 1)) != 0) wins |= suits_won_with(his, suit);
    }
    return wins & ~strips & lanes_with_any(position_.hand(position_.leader));
  }

  // The suits in which he may win this trick and still have a card of `suit`, of which he has some.
  Word suits_won_with(Word his, Word suit) const {
    const Word wins = lanes_with_any(his) & ~lanes_with_any(lowest_follows_ & ~up_to_top(his));
    const Word of_suit = his & suit;
    return (of_suit & (of_suit - 1)) != 0 ? wins : wins & ~suit;
  }

  const Position<Seats>& position_;
  Word lowest_follows_ = 0;  // in each suit the lowest card of everyone who must follow
};

}  // namespace nap::search::inline NAP_PROCESSOR
