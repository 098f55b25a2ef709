// On which share of hands each bid pays, and on which it is best.
#pragma once

#include <optional>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/chance/interval.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

struct BidShare {
  Bid bid;
  double break_even;
  Estimate pays;                 // share of hands that make it more often than its break-even
  std::optional<Estimate> best;  // share on which it is the best bid; none if it needs an earlier one
  std::optional<Estimate> success_when_best;  // mean over those hands; none if there are none
};

struct BidShares {
  std::vector<BidShare> bids;  // in auction order
  Estimate pass;               // share of hands on which passing is best
};

// The shares of the callable bids. Requires hands of the ruleset's number of cards.
BidShares bid_shares(const RatedHands& hands, const Ruleset& ruleset);

}  // namespace nap
