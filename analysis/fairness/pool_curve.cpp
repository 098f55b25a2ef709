#include "nap/analysis/fairness/pool_curve.hpp"

#include <algorithm>

#include "hands/best_bid.hpp"
#include "hands/best_choice.hpp"
#include "hands/shares.hpp"
#include "nap/chance/quantiles.hpp"
#include "nap/rules/payout.hpp"

namespace nap {
namespace {

class PoolCurve {
 public:
  PoolCurve(const RatedHands& hands, const std::vector<Bid>& bids, std::size_t taker, int payers)
      : hands_(hands), bids_(bids), taker_(taker), payers_(payers) {
    std::vector<Bid> others = bids_;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(taker_));
    for (const RatedHand& hand : hands_.list) best_of_others_.push_back(best_bid(others, hand).ev);
  }

  PoolPoint point(int pool) {
    Bid& bid = bids_[taker_];
    bid.from_pool = static_cast<double>(pool) / payers_;
    std::vector<Membership> kind;
    std::vector<std::pair<double, double>> needed;  // by the hands that call it: the success, the weight
    for (std::size_t i = 0; i < hands_.list.size(); ++i) {
      const BestBid best = best_bid(bids_, hands_.list[i]);
      const bool is_called = best.bid == &bid;
      kind.push_back({is_called, is_called           ? 1.0 - best.misjudged
                                 : best.next == &bid ? best.misjudged
                                                     : 0.0});
      if (is_called) needed.emplace_back(success_worth(best_of_others_[i]), hands_.list[i].weight);
    }
    return {pool, break_even(bid), share_of(hands_, kind), spread_of(std::move(needed))};
  }

 private:
  // The success at which the bid is worth so many stakes from each payer.
  double success_worth(double stakes) const {
    const Bid& bid = bids_[taker_];
    return (stakes + bid.lose) / (payout_if_made(bid) + bid.lose);
  }

  static decltype(PoolPoint::needed) spread_of(std::vector<std::pair<double, double>> needed) {
    if (needed.empty()) return std::nullopt;
    std::sort(needed.begin(), needed.end());
    double all = 0.0;
    for (const auto& [success, weight] : needed) all += weight;
    return quantiles(needed, all, PoolPoint::kQuantiles);
  }

  const RatedHands& hands_;
  std::vector<Bid> bids_;
  std::size_t taker_;
  int payers_;
  std::vector<double> best_of_others_;  // by hand
};

// The first of the bids that takes the pool, or their end.
std::vector<Bid>::const_iterator taker_among(const std::vector<Bid>& bids, const Ruleset& ruleset) {
  return std::find_if(bids.begin(), bids.end(), [&](const Bid& bid) { return takes_pool(ruleset, bid); });
}

}  // namespace

std::optional<Bid> lowest_taker(const Ruleset& ruleset) {
  const std::vector<Bid> bids = ruleset.callable_bids();
  const auto taker = taker_among(bids, ruleset);
  return taker == bids.end() ? std::nullopt : std::optional(*taker);
}

std::vector<PoolPoint> pool_curve(const RatedHands& hands, const Ruleset& ruleset, const Seating& seating) {
  const std::vector<Bid> bids = ruleset.callable_bids();
  const auto taker = taker_among(bids, ruleset);
  if (taker == bids.end()) return {};
  PoolCurve curve(hands, bids, static_cast<std::size_t>(taker - bids.begin()), seating.payers);
  std::vector<PoolPoint> points;
  for (const int pool : kPools) points.push_back(curve.point(pool));
  return points;
}

}  // namespace nap
