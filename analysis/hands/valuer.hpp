// What a hand is worth by its rates.
#pragma once

#include <vector>

#include "nap/analysis/hands/model_error.hpp"
#include "nap/analysis/hands/rated_hands.hpp"

namespace nap {

// What the hands of a sample are worth by counted rates, or by corrected ones.
class Valuer {
 public:
  Valuer(const RatedHands& sample, RateBasis rates) : seats_(sample.setup.seats), rates_(rates) {}

  double success(const RatedHand& hand, const Contract& contract) const;
  double worth(const RatedHand& hand, const Bid& bid) const;  // EV per payer
  // The best bid, see best_choice.hpp; nullptr: pass. Points into the bids.
  const Bid* best(const RatedHand& hand, const std::vector<Bid>& bids) const;

 private:
  int seats_;
  RateBasis rates_;
};

}  // namespace nap
