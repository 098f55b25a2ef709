#include "hands/valuer.hpp"

#include "nap/analysis/hands/best_choice.hpp"
#include "nap/rules/payout.hpp"

namespace nap {

double Valuer::success(const RatedHand& hand, const Contract& contract) const {
  const double rate = hand.rate(contract).success.value;
  return rates_ == RateBasis::Corrected ? corrected(rate, contract, seats_) : rate;
}

double Valuer::worth(const RatedHand& hand, const Bid& bid) const {
  return expected_payout_per_payer(bid, success(hand, bid.contract));
}

const Bid* Valuer::best(const RatedHand& hand, const std::vector<Bid>& bids) const {
  return best_choice(bids, kValueOfPassing, [&](const Bid& bid) { return worth(hand, bid); }).best.option;
}

}  // namespace nap
