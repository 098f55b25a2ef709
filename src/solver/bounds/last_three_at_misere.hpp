// The last three tricks of a misère without trumps: is the lone declarer, not on lead, safe in all of them?
#pragma once

#include "bounds/ducking.hpp"
#include "bounds/last_two_at_misere.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Whether the declarer is safe in the last three tricks. Requires that three cards are left and that the
// declarer is safe in this trick (see must_take). Yes is certain.
//
// The answer is yes if the declarer has a card to play for each suit that may be led now, and if the two
// cards left are then safe in the last two tricks, whoever leads to them (see LastTwoAtMisere). Only these
// plays are looked at: if the declarer can follow suit, the highest card that is sure to lose; if not, the
// highest card of each suit.
//
// What the defenders play to this trick is left open. A defender who must follow plays some card of the suit
// led. Any other defender gets one more deferred discard (see Position), and may still hold afterwards any
// card that is held now.
template <int Seats>
class LastThreeAtMisere {
  using Lanes = SeatLanes<Seats>;

 public:
  explicit LastThreeAtMisere(const Position<Seats>& position)
      : position_(position),
        defenders_(defenders(position)),
        now_(defenders_, Lanes(position.deferred)),
        winnable_(now_.when_led_from(position.hand(position.leader))) {}

  bool is_safe() const {
    for (Word leads = position_.hand(position_.leader); leads != 0; leads &= ~lane_with(leads)) {
      if (!is_safe_after(lane_with(leads))) return false;
    }
    return true;
  }

 private:
  // What is known of the defenders after a trick of one suit.
  struct Next {
    Word led;
    Lanes winners;   // all bits of those who may have won it
    Lanes stripped;  // the defenders' hands, except that who had to follow with an only card of that suit has
                     // lost it
    WinnableSuits<Seats> suits;
  };

  Next next(Word led) const {
    const Lanes had_to_follow = (now_.followed() & Lanes(led)).words_with_any();
    const Lanes played = Lanes(each_lane(1)) & (Lanes(led) | ~had_to_follow);
    return {led, (winnable_ & Lanes(led)).words_with_any(),
            defenders_ & ~(defenders_.bottoms() & Lanes(led) & had_to_follow),
            WinnableSuits<Seats>(defenders_, Lanes(position_.deferred) + played)};
  }

  bool is_safe_after(Word led) const {
    const Next next = this->next(led);
    const Word hand = position_.hand(kDeclarer);
    if ((hand & led) != 0) return is_safe_with(hand ^ highest_loser(led), next);
    for (Word discards = hand; discards != 0; discards &= ~lane_with(discards)) {
      if (is_safe_with(hand ^ top_card(discards & lane_with(discards)), next)) return true;
    }
    return false;
  }

  // Such a card exists, as the declarer is safe in this trick: the declarer's lowest card is below the
  // leader's card or below the lowest card of somebody who must follow.
  Word highest_loser(Word led) const {
    const Word lowest = now_.lowest_when_led_from(position_.hand(position_.leader)) & led;
    return top_card(position_.hand(kDeclarer) & led & (top_card(lowest) - 1));
  }

  bool is_safe_with(Word rest, const Next& next) const {
    if (can_duck_everything(rest, position_.in_play() ^ position_.hand(kDeclarer))) return true;
    if (must_take_next(rest, next)) return false;
    const Word low = bottom_card(rest);
    const LastTwoAtMisere<Seats> last_two(threat(low, next), threat(rest ^ low, next));
    const SeatWords<Seats> winners = next.winners.each();
    for (const Seat seat : defender_seats(Seats)) {
      if (winners[seat.index()] == 0) continue;
      const Word hand = position_.hand(seat);
      if (last_two.may_take(hand, next.suits.when_led_from(hand))) return false;
    }
    return true;
  }

  // The same as must_take (ducking.hpp), but for the next trick, whoever of the possible winners leads to it.
  bool must_take_next(Word rest, const Next& next) const {
    const Lanes lower = (defenders_ & Lanes(lanes_with_any(rest) & ~down_to_bottom(rest))).lanes_with_any();
    return ((lower & next.winners).united() & ~(next.suits.followed() & ~lower).united()) != 0;
  }

  // If `card` is of the suit led, a defender's cards of that suit may be harmless to it or not, and it is not
  // known which of them was played. So none is taken away.
  LastTrickThreat<Seats> threat(Word card, const Next& next) const {
    return {(card & next.led) != 0 ? defenders_ : next.stripped, card};
  }

  const Position<Seats>& position_;
  Lanes defenders_;
  WinnableSuits<Seats> now_;
  Lanes winnable_;  // the suits that each may win now
};

}  // namespace nap::search::inline NAP_PROCESSOR
