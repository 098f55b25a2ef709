#include "nap/analysis/fairness/bidding.hpp"

#include <algorithm>

#include "nap/rules/payout.hpp"

namespace nap {

ValuePolicy::ValuePolicy(const BidOrder& order, const Appraiser& appraiser, Reading reading, double shift) {
  for (const Bid& bid : order.bids()) {
    const double error =
        reading == Reading::Corrected ? model_error(bid.contract, appraiser.setup().seats) : 0.0;
    choices_.push_back({appraiser.place_of(bid.contract), shift + error});
  }
}

Bidding value_bidding(Reading reading, double first_shift) {
  return [=](const BidOrder& order, const Appraiser& appraiser, int person) {
    return std::make_unique<ValuePolicy>(order, appraiser, reading, person == 0 ? first_shift : 0.0);
  };
}

Auction::Call ValuePolicy::call(const Turn& turn) const {
  Auction::Call best;
  double most = 0.0;
  for (std::size_t bid = 0; bid < choices_.size(); ++bid) {
    const Choice& choice = choices_[bid];
    const double success = std::clamp(turn.appraisal[choice.contract] + choice.added, 0.0, 1.0);
    const double ev = expected_payout_per_payer(turn.auction.order().bids()[bid], success);
    if (ev <= most || !turn.auction.may_call(bid)) continue;
    most = ev;
    best = bid;
  }
  return best;
}

}  // namespace nap
