// How well a lie explains what was called.
#pragma once

#include "nap/play/views/view.hpp"

namespace nap {

// In tenths: from kLeast, so that nothing possible is ruled out, to kMost.
class Plausibility {
 public:
  static constexpr int kLeast = 1;
  static constexpr int kMost = 10;

  explicit Plausibility(const View& view);

  // Whether every lie is as plausible: no other seat's call is known.
  bool is_flat() const { return is_flat_; }
  // The product over the seats that called and are not the one that looks.
  int of(const Hands& lie) const;

 private:
  // That a seat with these five or seven cards, dealt to it, called the contract and no higher one.
  double of_hand(CardSet dealt, const Contract& contract, std::optional<Suit> trump) const;

  const View& view_;
  double opponents_share_;  // of the cards that a seat does not see before play: those that opponents hold
  bool is_flat_ = true;
};

// A rough number of tricks that a declarer with this hand expects when `trump` is trump; `share` is the share
// of the cards of `others` that opponents hold. A card takes a trick if no opponent holds a higher one of its
// suit; a side card only if nobody ruffs it; and the last of many trumps are high when they are played.
double expected_tricks(CardSet hand, CardSet others, Suit trump, double share);

// The same for the tricks that a declarer at misère fears to take.
double feared_tricks(CardSet hand, CardSet others, double share);

}  // namespace nap
