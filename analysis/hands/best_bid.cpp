#include "hands/best_bid.hpp"

#include <cmath>

#include "hands/best_choice.hpp"
#include "nap/rules/payout.hpp"

namespace nap {

// The value is rounded, so that an even bid is worth exactly zero and equal bids are exactly equal.
BidValue value_of(const Bid& bid, const RatedHand& hand) {
  constexpr double kBillion = 1e9;
  const HandRate& rate = hand.rate(bid.contract);
  const double ev = std::round(expected_payout_per_payer(bid, rate.success.value) * kBillion) / kBillion;
  return {ev, (payout_if_made(bid) + bid.lose) * rate.error};
}

double chance_beyond(double distance, double error) {
  if (error <= 0.0) return 0.0;
  return 0.5 * std::erfc(std::abs(distance) / error / std::sqrt(2.0));
}

// The errors of the two bids are treated as independent. But bids that share deals err together, so the
// chance is too large rather than too small.
BestBid best_bid(const std::vector<Bid>& bids, const RatedHand& hand) {
  const auto choice = best_choice(bids, kValueOfPassing, [&](const Bid& bid) -> std::optional<double> {
    if (bid.needs_earlier_bid()) return std::nullopt;
    return value_of(bid, hand).ev;
  });
  const auto& [best, next] = choice;
  if (!next) return {nullptr, nullptr, best.value, 0.0};
  const auto error = [&](const Bid* bid) { return bid != nullptr ? value_of(*bid, hand).error : 0.0; };
  return {best.option, next->option, best.value,
          chance_beyond(best.value - next->value, std::hypot(error(best.option), error(next->option)))};
}

}  // namespace nap
