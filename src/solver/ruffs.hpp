// What trumps are worth to a declarer who is not on lead, if she may ruff.
#pragma once

#include "bounds.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// Whether seat 0, alone, not on lead and with a trump, takes so many tricks because this one is worth a trick
// more than her trumps are sure of (see sure_trumps), whatever is led. No says nothing.
//
// 1. A suit that she lacks she ruffs with `ruff_`: as many of her trumps as she needs tricks are as high. If
//    somebody after her may beat it the answer is no. If somebody before her does, one of their higher trumps
//    is gone: she beats it with her highest trump, or throws another card, or if she has none her lowest.
// 2. Of a suit in which she has the highest card she plays that. If it is ruffed, a trump of theirs is gone.
// 3. When trumps are led, everyone who has any loses one: she her lowest, or her highest if that wins.
// 4. Of a suit in which others have the highest card the answer is no.
//
// Of the trumps that they may lose the lowest is always the worst for her.
template <int Seats>
class Ruffs {
  using Lanes = SeatLanes<Seats>;

 public:
  explicit Ruffs(const Position<Seats>& position)
      : position_(position),
        hers_(position.hand(0) & kTrumps),
        theirs_(position.in_play() & kTrumps & ~hers_),
        hands_(position.hands) {}

  bool take(int tricks) {
    if (std::popcount(hers_) < tricks) return false;
    ruff_ = hers_;
    for (int i = 1; i < tricks; ++i) ruff_ ^= top_card(ruff_);
    ruff_ = top_card(ruff_);
    if (!sure_trumps(hers_ ^ ruff_, theirs_, tricks - 1)) return false;

    const Word hand = position_.hand(0);
    const Word led = lanes_with_any(position_.hand(position_.leader));
    const Word topped = lanes_with_any(hand & ~up_to_top(position_.in_play() ^ hand));
    if ((led & lanes_with_any(hand) & ~(topped | kTrumpLaneBits)) != 0) return false;
    if ((led & kTrumps) != 0 && !take_when_trumps_are_led(tricks)) return false;
    may_be_void_ = (~where_greater(hands_.counts(), Lanes(position_.owed))).without(0);
    return take_when_void(led & ~lanes_with_any(hand) & ~kTrumpLaneBits, tricks) &&
           take_when_topped(led & topped & ~kTrumpLaneBits, tricks);
  }

 private:
  // The suits in which a defender with one of these trumps may be void.
  Lanes ruffed_with(Word trumps) const { return may_be_void_ & (hands_ & Lanes(trumps)).words_with_any(); }

  bool take_when_trumps_are_led(int tricks) const {
    const Word left = theirs_ & ~(hands_ & Lanes(kTrumps)).without(0).bottoms().united();
    return take_without_highest(left, tricks) || sure_trumps(hers_ ^ bottom_card(hers_), left, tricks);
  }

  bool take_when_void(Word led, int tricks) const {
    const Word higher = theirs_ & above(ruff_);
    const Lanes beaten = ruffed_with(higher);
    if ((led & beaten.united()) == 0) return true;
    if ((led & beaten.below(position_.leader).united()) != 0) return false;
    const Word left = theirs_ ^ bottom_card(higher);
    const bool has_only_trumps = hers_ == position_.hand(0);
    const Word kept = has_only_trumps ? hers_ ^ bottom_card(hers_) : hers_;
    return sure_trumps(kept, left, tricks) || take_without_highest(left, tricks);
  }

  bool take_when_topped(Word led, int tricks) const {
    if ((led & ruffed_with(theirs_).united()) == 0) return true;
    return sure_trumps(hers_, theirs_ ^ bottom_card(theirs_), tricks);
  }

  // Whether she wins this trick with her highest trump and later as many as she needs, theirs being `left`.
  bool take_without_highest(Word left, int tricks) const {
    return hers_ > theirs_ && sure_trumps(hers_ ^ top_card(hers_), left, tricks - 1);
  }

  const Position<Seats>& position_;
  Word hers_;    // trumps
  Word theirs_;  // trumps
  Lanes hands_;
  Lanes may_be_void_{Word{0}};  // for each defender the suits
  Word ruff_ = 0;
};

}  // namespace nap::search::inline NAP_PROCESSOR
