// What trumps are worth to a lone declarer who is not on lead and may ruff.
#pragma once

#include <bit>

#include "bits/lanes.hpp"
#include "bounds/trumps.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Whether a lone declarer who is not on lead and has a trump takes so many tricks, at least one, whatever is
// led. No says nothing: it is also the answer wherever a suit may be led in which the declarer has cards but
// not the highest. "The others' trumps" are those of all defenders.
//
// Suppose that n tricks are needed. Ruffing suffices if the declarer has at least n trumps, if the trumps
// without the nth highest are sure of n - 1 tricks (see has_sure_trumps), and if n are then sure whatever is
// led:
// - A suit in which the declarer is void is ruffed with the nth highest trump. If a later seat may beat that
//   trump, the answer is no. If an earlier seat has ruffed higher, one of the others' higher trumps is gone.
//   The declarer then beats it with the highest trump in the hand, or throws another card, or, holding only
//   trumps, the lowest of them.
// - In a suit in which the declarer has the highest card, the declarer plays that card. If it is ruffed, one
//   of the others' trumps is gone.
// - If trumps are led, everyone who has any loses one: the declarer loses the lowest, or the highest if that
//   wins.
// If it is open which trump the others lose, the worst for the declarer is that they lose the lowest.
//
// Drawing trumps suffices if nobody else has more than one trump: once anybody leads trumps, the declarer's
// are the only ones left. They all win, together with the top runs in side suits (see
// can_take_with_only_trumps), except for one trump if the declarer does not have the highest. To lead trumps
// the declarer must take this trick:
// - A suit in which the declarer is void is ruffed, but only if the declarer has the highest trump. One way
//   is to ruff with that trump, if the declarer has three trumps and can spare one: the next trump may lose
//   to one of the others'. The other way is to ruff with the lowest trump that wins, if no later seat can
//   beat even the declarer's lowest. That loses no trick as long as at most one of the others' trumps is
//   above the declarer's second highest.
// - In a suit in which the declarer has the highest card, the declarer plays that card. If it is ruffed, the
//   declarer's trumps must be enough.
template <int Seats>
class Ruffs {
  using Lanes = SeatLanes<Seats>;

 public:
  Ruffs(const Position<Seats>& position, int tricks)
      : position_(position),
        tricks_(tricks),
        own_(position.hand(kDeclarer) & kTrumps),
        others_(position.in_play() & kTrumps & ~own_),
        hands_(position.hands) {
    Word lower = own_;
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
  bool ruffing_gains() const { return ruff_ != 0 && has_sure_trumps(own_ ^ ruff_, others_, tricks_ - 1); }

  // `lacked` and `topped` are side suits that may be led: the declarer has no card of the first, and the
  // highest card of the second. The top runs in side suits have `tops` cards together.
  bool suffice_by_drawing(Word lacked, Word topped, int tops) const {
    const int trumps = std::popcount(own_);
    const int missing = tricks_ - tops;
    if (trumps < 2 || missing > trumps) return false;
    if (others_have_several_trumps(position_, kDeclarer)) return false;
    const bool may_lose_one = missing < trumps;
    if (own_ < others_ && (!may_lose_one || lacked != 0)) return false;
    if (lacked != 0 && !(may_lose_one && trumps > 2) && !keeps_highest(lacked)) return false;
    return suffice_when_topped(topped);
  }

  // Whether the declarer ruffs with the lowest trump that wins and then still has the highest trump left.
  bool keeps_highest(Word led) const {
    const Word second = top_card(own_ ^ top_card(own_));
    if (std::popcount(others_ & above(second)) > 1) return false;
    const Lanes beaten = suits_ruffed_with(position_, others_ & above(bottom_card(own_)));
    return (led & beaten.below(position_.leader).united()) == 0;
  }

  bool suffice_when_trumps_are_led() const {
    const Word left = others_ & ~(hands_ & Lanes(kTrumps)).without(kDeclarer).bottoms().united();
    return suffice_without_highest(left) || has_sure_trumps(own_ ^ bottom_card(own_), left, tricks_);
  }

  bool suffice_when_void(Word led) const {
    const Word higher = others_ & above(ruff_);
    const Lanes beaten = suits_ruffed_with(position_, higher);
    if ((led & beaten.united()) == 0) return true;
    if ((led & beaten.below(position_.leader).united()) != 0) return false;
    const Word left = others_ ^ bottom_card(higher);
    const bool has_only_trumps = own_ == position_.hand(kDeclarer);
    const Word kept = has_only_trumps ? own_ ^ bottom_card(own_) : own_;
    return has_sure_trumps(kept, left, tricks_) || suffice_without_highest(left);
  }

  bool suffice_when_topped(Word led) const {
    if ((led & suits_ruffed_with(position_, others_).united()) == 0) return true;
    return has_sure_trumps(own_, others_ ^ bottom_card(others_), tricks_);
  }

  // Whether the declarer wins this trick with the highest trump, and later enough tricks with the other
  // trumps if the others' trumps are `left`.
  bool suffice_without_highest(Word left) const {
    return own_ > others_ && has_sure_trumps(own_ ^ top_card(own_), left, tricks_ - 1);
  }

  const Position<Seats>& position_;
  int tricks_;
  Word own_;     // the declarer's trumps
  Word others_;  // everyone else's
  Lanes hands_;
  Word ruff_;  // the nth highest trump, if n tricks are needed; none if the declarer has fewer
};

}  // namespace nap::search::inline NAP_PROCESSOR
