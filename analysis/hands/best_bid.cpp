#include "hands/best_bid.hpp"

#include <cmath>
#include <numbers>

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

namespace {

// The mean of the larger of two normal values, beyond the larger of their means, which are this far apart.
// The error is that of their difference.
double mean_of_larger(double distance, double error) {
  if (error <= 0.0) return 0.0;
  const double z = distance / error;
  const double density = std::exp(-z * z / 2.0) / std::sqrt(2.0 * std::numbers::pi);
  return error * density - distance * chance_beyond(distance, error);
}

}  // namespace

// The errors of the two bids are treated as independent. But bids that share deals err together, so the
// chance is too large rather than too small.
BestBid best_bid(const std::vector<Bid>& bids, const RatedHand& hand) {
  const auto choice = best_choice(bids, kValueOfPassing, [&](const Bid& bid) -> std::optional<double> {
    if (bid.needs_earlier_bid()) return std::nullopt;
    return value_of(bid, hand).ev;
  });
  const auto& [best, next] = choice;
  if (!next) return {nullptr, nullptr, best.value, 0.0, 0.0};
  const auto error = [&](const Bid* bid) { return bid != nullptr ? value_of(*bid, hand).error : 0.0; };
  const double distance = best.value - next->value;
  const double of_distance = std::hypot(error(best.option), error(next->option));
  return {best.option, next->option, best.value, chance_beyond(distance, of_distance),
          mean_of_larger(distance, of_distance)};
}

}  // namespace nap
