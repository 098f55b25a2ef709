// Two hands side by side.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "nap/analysis/ask/ask.hpp"

namespace nap {

// The first hand less the second. With open hands both are counted over the same deals (estimate_pair in
// hand_estimate.hpp), so the luck that both share cancels out.
struct BidDifference {
  Bid bid;
  Estimate success;
  Estimate ev;  // from all payers
};

struct HandComparison {
  std::array<Answer, 2> answers;
  std::vector<BidDifference> bids;  // in auction order
  Estimate ev;                      // the best choice of the first hand less that of the second

  // Whether one hand is worth more, beyond the error.
  bool is_decided() const { return ev.low > 0.0 || ev.high < 0.0 || ev.is_exact(); }
};

// Under SelfPlay each hand is answered as `ask` answers it, and the errors of the two are joined. If that is
// stopped, this is the comparison with open hands. Requires Model::Committed or Model::SelfPlay, a question
// that chooses its leads, and a hand of the same size. Nothing if it was stopped before any deal was counted.
std::optional<HandComparison> compare(Harness& harness, const Question& first, CardSet second);

}  // namespace nap
