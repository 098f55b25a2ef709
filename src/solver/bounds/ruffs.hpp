// What trumps are worth to a declarer who is not on lead, if she may ruff.
#pragma once

#include "bounds/bounds.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Whether seat 0, alone, not on lead and with a trump, takes so many tricks, at least one, whatever is led.
// No says nothing: it is the answer wherever a suit may be led in which she has cards, but not the highest.
//
// By ruffing, if this trick is worth one more than her trumps are sure of (see sure_trumps):
// 1. A suit that she lacks she ruffs with `ruff_`: as many of her trumps as she needs tricks are as high. If
//    somebody after her may beat it the answer is no. If somebody before her does, one of their higher trumps
//    is gone: she beats it with her highest trump, or throws another card, or if she has none her lowest.
// 2. Of a suit in which she has the highest card she plays that. If it is ruffed, a trump of theirs is gone.
// 3. When trumps are led, everyone who has any loses one: she her lowest, or her highest if that wins.
// Of the trumps that they may lose the lowest is always the worst for her.
//
// By drawing, if nobody else has more than one trump: once trumps are led, by whomever, hers are the only
// ones, and together with her top runs in side suits they all win (see takes_once_in), but one trump if she
// has not the highest. To lead them she must take this trick:
// 1. A suit that she lacks she ruffs, but only if she has the highest trump: with that, if she has three and
//    can do without one, as her next may lose to theirs; or, if nobody after her can beat her lowest, with
//    the lowest that wins, and loses none as long as at most one of theirs is above her second highest.
// 2. Of a suit in which she has the highest card she plays that. If it is ruffed, her trumps must be enough.
template <int Seats>
class Ruffs {
  using Lanes = SeatLanes<Seats>;

 public:
  Ruffs(const Position<Seats>& position, int tricks)
      : position_(position),
        tricks_(tricks),
        hers_(position.hand(kDeclarer) & kTrumps),
        theirs_(position.in_play() & kTrumps & ~hers_),
        hands_(position.hands) {
    Word lower = hers_;
    for (int i = 1; i < tricks; ++i) lower ^= top_card(lower);
    ruff_ = top_card(lower);
  }

  bool suffice() const {
    const Word hand = position_.hand(kDeclarer);
    const Word held = lanes_with_any(hand);
    const Word tops = hand & ~up_to_top((position_.in_play() ^ hand) & ~kTrumps) & ~kTrumps;
    const Word topped = lanes_with_any(tops);
    const Word led = lanes_with_any(position_.hand(position_.leader));
    const Word side = led & ~kTrumpLaneBits;
    if ((side & held & ~topped) != 0) return false;
    if (ruffing_gains() && (led == side || suffice_when_trumps_are_led()) &&
        suffice_when_void(side & ~held) && suffice_when_topped(side & topped)) {
      return true;
    }
    return suffice_by_drawing(side & ~held, side & topped, std::popcount(tops));
  }

 private:
  bool ruffing_gains() const { return ruff_ != 0 && sure_trumps(hers_ ^ ruff_, theirs_, tricks_ - 1); }

  // Of the side suits that may be led, those that she lacks and those in which she has the highest card; and
  // how many cards her top runs in side suits have.
  bool suffice_by_drawing(Word lacked, Word topped, int tops) const {
    const int trumps = std::popcount(hers_);
    const int missing = tricks_ - tops;
    if (trumps < 2 || missing > trumps) return false;
    if (others_have_several_trumps(position_, kDeclarer)) return false;
    const bool may_lose_one = missing < trumps;
    if (hers_ < theirs_ && (!may_lose_one || lacked != 0)) return false;
    if (lacked != 0 && !(may_lose_one && trumps > 2) && !keeps_highest(lacked)) return false;
    return suffice_when_topped(topped);
  }

  // Whether she ruffs with the lowest trump that wins and still has the highest one that is left.
  bool keeps_highest(Word led) const {
    const Word second = top_card(hers_ ^ top_card(hers_));
    if (std::popcount(theirs_ & above(second)) > 1) return false;
    const Lanes beaten = ruffed_with(position_, theirs_ & above(bottom_card(hers_)));
    return (led & beaten.below(position_.leader).united()) == 0;
  }

  bool suffice_when_trumps_are_led() const {
    const Word left = theirs_ & ~(hands_ & Lanes(kTrumps)).without(kDeclarer).bottoms().united();
    return suffice_without_highest(left) || sure_trumps(hers_ ^ bottom_card(hers_), left, tricks_);
  }

  bool suffice_when_void(Word led) const {
    const Word higher = theirs_ & above(ruff_);
    const Lanes beaten = ruffed_with(position_, higher);
    if ((led & beaten.united()) == 0) return true;
    if ((led & beaten.below(position_.leader).united()) != 0) return false;
    const Word left = theirs_ ^ bottom_card(higher);
    const bool has_only_trumps = hers_ == position_.hand(kDeclarer);
    const Word kept = has_only_trumps ? hers_ ^ bottom_card(hers_) : hers_;
    return sure_trumps(kept, left, tricks_) || suffice_without_highest(left);
  }

  bool suffice_when_topped(Word led) const {
    if ((led & ruffed_with(position_, theirs_).united()) == 0) return true;
    return sure_trumps(hers_, theirs_ ^ bottom_card(theirs_), tricks_);
  }

  // Whether she wins this trick with her highest trump and later as many as she needs, theirs being `left`.
  bool suffice_without_highest(Word left) const {
    return hers_ > theirs_ && sure_trumps(hers_ ^ top_card(hers_), left, tricks_ - 1);
  }

  const Position<Seats>& position_;
  int tricks_;
  Word hers_;    // trumps
  Word theirs_;  // trumps
  Lanes hands_;
  Word ruff_;  // none where she has too few trumps
};

}  // namespace nap::search::inline NAP_PROCESSOR
