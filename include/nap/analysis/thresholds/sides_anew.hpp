// Thresholds whose side cards are rated a second time.
#pragma once

#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/analysis/thresholds/holdings.hpp"
#include "nap/sim/deals/harness.hpp"

namespace nap {

// Side cards are picked as the weakest for their rates, and so also for the errors of these rates. Here the
// weakest group of each threshold, and where it is in doubt whether any group pays the best of them, gets the
// success of random hands of its kind on fresh deals, as `nap ask` finds it for the kind. Whatever does not
// pay on these deals is in doubt; a best group that pays on them beyond its error becomes the weakest one,
// and then nothing is known of the next.
//
// `holdings` are those of `hands`. False if it was stopped.
bool rate_sides_anew(Harness& harness, const RatedHands& hands, std::vector<BidHoldings>& holdings);

}  // namespace nap
