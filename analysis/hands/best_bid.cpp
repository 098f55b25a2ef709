#include "nap/analysis/hands/best_bid.hpp"

#include <algorithm>
#include <cmath>

#include "nap/rules/payout.hpp"

namespace nap {

// From one success and one failure more than seen, so that it is never zero.
double standard_error(const Rate& rate) {
  if (rate.success.is_exact()) return 0.0;
  const auto deals = static_cast<double>(rate.deals) + 2.0;
  const double p = (static_cast<double>(rate.successes) + 1.0) / deals;
  return std::sqrt(p * (1.0 - p) / deals);
}

// Counted in whole stakes, so that what is even is exactly zero, and what is equal is equal.
BidValue value_of(const Bid& bid, const RatedHand& hand) {
  const Rate& rate = hand.rate(bid.contract);
  const auto won = static_cast<double>(payout_per_payer(bid, rate.successes, rate.deals));
  return {won / static_cast<double>(rate.deals), (bid.win + bid.lose) * standard_error(rate)};
}

double chance_beyond(double distance, double error) {
  if (error <= 0.0) return 0.0;
  return 0.5 * std::erfc(std::abs(distance) / error / std::sqrt(2.0));
}

// The errors of two bids are taken as independent, which they are less the more they share deals: that makes
// the chance too large rather than too small.
BestBid best_bid(const std::vector<Bid>& bids, const RatedHand& hand) {
  struct Choice {
    std::optional<std::size_t> bid;
    BidValue value;
  };
  std::vector<Choice> choices = {{std::nullopt, {0.0, 0.0}}};
  for (std::size_t i = 0; i < bids.size(); ++i) {
    if (!bids[i].needs_earlier_bid()) choices.push_back({i, value_of(bids[i], hand)});
  }
  std::stable_sort(choices.begin(), choices.end(),
                   [](const Choice& a, const Choice& b) { return a.value.ev > b.value.ev; });
  if (choices.size() == 1) return {std::nullopt, std::nullopt, 0.0, 0.0};
  const Choice& best = choices[0];
  const Choice& next = choices[1];
  return {best.bid, next.bid, best.value.ev,
          chance_beyond(best.value.ev - next.value.ev, std::hypot(best.value.error, next.value.error))};
}

}  // namespace nap
