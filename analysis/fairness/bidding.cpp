#include "nap/analysis/fairness/bidding.hpp"

#include <algorithm>

#include "hands/best_choice.hpp"
#include "nap/rules/payout.hpp"

namespace nap {

ValuePolicy::ValuePolicy(const BidOrder& order, const Appraiser& appraiser, double shift) : shift_(shift) {
  for (const Bid& bid : order.bids()) {
    options_.push_back({options_.size(), appraiser.place_of(bid.contract)});
  }
}

Bidding value_bidding(double first_shift) {
  return [=](const BidOrder& order, const Appraiser& appraiser, int person) {
    return std::make_unique<ValuePolicy>(order, appraiser, person == 0 ? first_shift : 0.0);
  };
}

Auction::Call ValuePolicy::call(const BiddingTurn& turn) const {
  const auto value_of = [&](const Option& option) -> std::optional<double> {
    if (!turn.auction.may_call(option.bid)) return std::nullopt;
    const double success = std::clamp(turn.appraisal[option.contract] + shift_, 0.0, 1.0);
    const BidOrder& order = turn.auction.order();
    const double from_pool = order.takes_pool(option.bid) ? turn.pool_share * success : 0.0;
    return expected_payout_per_payer(order.bids()[option.bid], success) + from_pool;
  };
  const Option* best = best_choice(options_, kValueOfPassing, value_of).best.option;
  return best != nullptr ? Auction::Call(best->bid) : std::nullopt;
}

}  // namespace nap
