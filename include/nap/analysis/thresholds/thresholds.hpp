// Which share of hands is worth which bid.
#pragma once

#include <optional>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/rules/ruleset.hpp"
#include "nap/sim/random/interval.hpp"

namespace nap {

struct BidShare {
  Bid bid;
  double break_even;
  Estimate profitable;           // share of hands on which it pays
  std::optional<Estimate> best;  // on which nothing pays more; none for bids that need an earlier one
  std::optional<Estimate> success_when_best;  // mean over those hands; none where there are none
};

struct BidShares {
  std::vector<BidShare> bids;  // in auction order
  Estimate pass;               // share of hands on which no bid pays
};

// Of the ruleset's callable bids. Requires hands of as many cards.
BidShares bid_shares(const RatedHands& hands, const Ruleset& ruleset);

}  // namespace nap
