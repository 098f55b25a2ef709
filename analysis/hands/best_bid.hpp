// The best bid of a hand whose rates are known.
#pragma once

#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

// What a bid brings a hand from each payer, in stakes. `error` is the standard error of `ev`.
struct BidValue {
  double ev;
  double error;
};

BidValue value_of(const Bid& bid, const RatedHand& hand);

// The best of passing and of the bids that need no earlier bid (see best_choice.hpp). The pointers point into
// the bids.
struct BestBid {
  const Bid* bid;    // nullptr: pass
  const Bid* next;   // the runner-up; nullptr: passing, or there is no other choice
  double ev;         // of the bid, per payer
  double misjudged;  // the chance that the runner-up is better, given how well the rates are known
  // How much `ev` is too high on average, because the errors of the two best choices helped to choose: how
  // much their larger value exceeds the larger of their means (C. E. Clark, Operations Research 9, 1961).
  double bias;
};
BestBid best_bid(const std::vector<Bid>& bids, const RatedHand& hand);
BestBid best_bid(std::vector<Bid>&& bids, const RatedHand& hand) = delete;

// The chance that a quantity lies on the other side of zero, if its estimate is `distance` away from zero and
// has this standard error.
double chance_beyond(double distance, double error);

}  // namespace nap
