#include "nap/analysis/fairness/bid_fairness.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "nap/analysis/hands/best_bid.hpp"
#include "nap/analysis/hands/model_error.hpp"
#include "nap/analysis/thresholds/thresholds.hpp"
#include "nap/rules/payout.hpp"

namespace nap {
namespace {

// f of an estimate; f rises or falls throughout.
template <class Function>
Estimate mapped(const Estimate& estimate, const Function& f) {
  const double at_low = f(estimate.low);
  const double at_high = f(estimate.high);
  return {f(estimate.value), std::min(at_low, at_high), std::max(at_low, at_high)};
}

WhenCalled when_called(const Bid& bid, const Estimate& rate) {
  constexpr double kInfinite = std::numeric_limits<double>::infinity();
  const Estimate success = {rate.value, std::max(0.0, rate.low), std::min(1.0, rate.high)};
  const double p = success.value;
  const auto fair_win = [&](double q) { return q > 0.0 ? bid.lose * (1.0 - q) / q : kInfinite; };
  const auto ratio = [&](double q) { return fair_win(q) > 0.0 ? bid.win / fair_win(q) : kInfinite; };
  return {success, mapped(success, [&](double q) { return expected_payout_per_payer(bid, q); }),
          (bid.win + bid.lose) * std::sqrt(p * (1.0 - p)), mapped(success, fair_win), mapped(success, ratio)};
}

class BidStudy {
 public:
  BidStudy(const RatedHands& hands, const Ruleset& ruleset) : hands_(hands), bids_(ruleset.callable_bids()) {
    for (const RatedHand& hand : hands.hands) {
      std::vector<double>& values = values_.emplace_back();
      for (const Bid& bid : bids_) values.push_back(value_of(bid, hand).ev);
    }
  }

  // Where it pays, some other bid may pay more.
  std::optional<Rival> rival_of(std::size_t bid) const {
    std::vector<double> better(bids_.size(), 0.0);
    double paying = 0.0;
    for (std::size_t i = 0; i < values_.size(); ++i) {
      if (values_[i][bid] <= 0.0) continue;
      paying += hands_.hands[i].weight;
      for (std::size_t other = 0; other < bids_.size(); ++other) {
        const bool is_better = !bids_[other].needs_earlier_bid() && values_[i][other] > values_[i][bid];
        if (is_better) better[other] += hands_.hands[i].weight;
      }
    }
    const auto most = std::max_element(better.begin(), better.end());
    if (*most <= 0.0) return std::nullopt;
    return Rival{bids_[static_cast<std::size_t>(most - better.begin())].id, *most / paying};
  }

  // Each hand calls it from some win on; so many as are wanted do from the lowest such win of theirs.
  std::optional<int> reviving_win(std::size_t bid) const {
    return reviving(bid, [&](Bid other, std::size_t hand) -> std::optional<int> {
      const double p = rate_of(bid, hand);
      if (p <= 0.0) return std::nullopt;
      const Rivals rivals = rivals_of(hand, bid);
      // One less than what divides, so that rounding is made good by trying.
      const double about = (std::max(rivals.lower, rivals.higher) + other.lose * (1.0 - p)) / p - 1.0;
      if (about > kMaxStake) return std::nullopt;
      for (other.win = std::max(0, static_cast<int>(about)); !is_called(other, hand, rivals);) ++other.win;
      return other.win;
    });
  }

  // And up to some loss.
  std::optional<int> reviving_loss(std::size_t bid) const {
    const std::optional<int> gain = reviving(bid, [&](Bid other, std::size_t hand) -> std::optional<int> {
      const double p = rate_of(bid, hand);
      const Rivals rivals = rivals_of(hand, bid);
      const double about =
          p < 1.0 ? (other.win * p - std::max(rivals.lower, rivals.higher)) / (1.0 - p) + 1.0 : kMaxStake;
      other.lose = static_cast<int>(std::clamp<double>(about, -1.0, kMaxStake));
      while (other.lose >= 0 && !is_called(other, hand, rivals)) --other.lose;
      return other.lose >= 0 ? std::optional(-other.lose) : std::nullopt;
    });
    return gain ? std::optional(-*gain) : std::nullopt;
  }

 private:
  // The number from which on at least kRare of the hands call the bid, when `from` tells for each hand from
  // which on it does.
  template <class From>
  std::optional<int> reviving(std::size_t bid, const From& from) const {
    std::map<int, double> weights;
    for (std::size_t hand = 0; hand < values_.size(); ++hand) {
      const std::optional<int> number = from(bids_[bid], hand);
      if (number && *number <= kMaxStake) weights[*number] += hands_.hands[hand].weight;
    }
    double calling = 0.0;
    for (const auto& [number, weight] : weights) {
      calling += weight;
      if (calling >= kRare) return number;
    }
    return std::nullopt;
  }

  // What the best of the other bids pay, and passing; of equals the lower bid is called (best_bid.hpp).
  struct Rivals {
    double lower;
    double higher;
  };

  Rivals rivals_of(std::size_t hand, std::size_t bid) const {
    Rivals rivals{0.0, 0.0};
    for (std::size_t other = 0; other < bids_.size(); ++other) {
      if (other == bid || bids_[other].needs_earlier_bid()) continue;
      double& best = other < bid ? rivals.lower : rivals.higher;
      best = std::max(best, values_[hand][other]);
    }
    return rivals;
  }

  bool is_called(const Bid& bid, std::size_t hand, const Rivals& rivals) const {
    const double value = value_of(bid, hands_.hands[hand]).ev;
    return value > rivals.lower && value >= rivals.higher;
  }

  double rate_of(std::size_t bid, std::size_t hand) const {
    const Rate& rate = hands_.hands[hand].rate(bids_[bid].contract);
    return static_cast<double>(rate.successes) / static_cast<double>(rate.deals);
  }

  const RatedHands& hands_;
  std::vector<Bid> bids_;
  std::vector<std::vector<double>> values_;  // of each bid, a row a hand
};

}  // namespace

std::vector<BidFairness> bid_fairness(const RatedHands& hands, const Ruleset& ruleset) {
  const BidStudy study(hands, ruleset);
  std::vector<BidFairness> bids;
  for (const BidShare& share : bid_shares(hands, ruleset).bids) {
    BidFairness fairness{share.bid, share.break_even, share.profitable, share.best, {}, {}, {}, {}, {}};
    if (share.success_when_best) fairness.called = when_called(share.bid, *share.success_when_best);
    if (share.best) fairness.rival = study.rival_of(bids.size());
    if (fairness.is_rare()) {
      fairness.reviving_win = study.reviving_win(bids.size());
      fairness.reviving_loss = study.reviving_loss(bids.size());
    }
    bids.push_back(std::move(fairness));
  }
  const auto three =
      std::find_if(bids.begin(), bids.end(), [](const BidFairness& bid) { return bid.bid.id == "three"; });
  if (three == bids.end() || !three->called) return bids;
  const double ratio_of_three = three->called->ratio.value;
  if (!std::isfinite(ratio_of_three)) return bids;
  for (BidFairness& bid : bids) {
    if (bid.called) bid.ratio_to_three = bid.called->ratio.value / ratio_of_three;
  }
  return bids;
}

// Whole successes are added to the deals that were counted, so that all that is read off a rate agrees.
RatedHands corrected(const RatedHands& hands) {
  RatedHands right = hands;
  for (RatedHand& hand : right.hands) {
    for (Rate& rate : hand.rates) {
      const auto deals = static_cast<double>(rate.deals);
      const auto added = std::llround(model_error(rate.contract, hands.setup.seats) * deals);
      rate.successes = std::min(rate.deals, rate.successes + static_cast<std::uint64_t>(added));
      rate.success = corrected(rate.success, rate.contract, hands.setup.seats);
      const bool is_exact = rate.success.is_exact();
      rate.success.value = static_cast<double>(rate.successes) / deals;
      if (is_exact) rate.success = Estimate::exact(rate.success.value);
    }
  }
  return right;
}

}  // namespace nap
