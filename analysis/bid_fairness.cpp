#include "nap/analysis/bid_fairness.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "nap/analysis/best_bid.hpp"
#include "nap/analysis/model_error.hpp"
#include "nap/analysis/thresholds.hpp"
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
    return reviving(bid, [&](double p, double rival) {
      const double win = (rival + bids_[bid].lose * (1.0 - p)) / p;
      return p > 0.0 ? std::optional(std::floor(win) + 1.0) : std::nullopt;
    });
  }

  // And up to some loss.
  std::optional<int> reviving_loss(std::size_t bid) const {
    const std::optional<int> gain = reviving(bid, [&](double p, double rival) -> std::optional<double> {
      if (p >= 1.0) return bids_[bid].win > rival ? std::optional(-1.0 * kMaxStake) : std::nullopt;
      const double loss = std::ceil((bids_[bid].win * p - rival) / (1.0 - p)) - 1.0;
      return loss >= 0.0 ? std::optional(-loss) : std::nullopt;
    });
    return gain ? std::optional(-*gain) : std::nullopt;
  }

 private:
  // The number from which on at least kRare of the hands call the bid, when `from` tells for each hand from
  // which on it does: given its success and what its best other bid pays.
  template <class From>
  std::optional<int> reviving(std::size_t bid, const From& from) const {
    std::map<double, double> weights;
    for (std::size_t i = 0; i < values_.size(); ++i) {
      const double p = hands_.hands[i].rate(bids_[bid].contract).success.value;
      const std::optional<double> number = from(p, best_other(i, bid));
      if (number && *number <= kMaxStake) weights[*number] += hands_.hands[i].weight;
    }
    double calling = 0.0;
    for (const auto& [number, weight] : weights) {
      calling += weight;
      if (calling >= kRare) return static_cast<int>(number);
    }
    return std::nullopt;
  }

  double best_other(std::size_t hand, std::size_t bid) const {
    double best = 0.0;  // passing
    for (std::size_t other = 0; other < bids_.size(); ++other) {
      if (other != bid && !bids_[other].needs_earlier_bid()) best = std::max(best, values_[hand][other]);
    }
    return best;
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
  for (BidFairness& bid : bids) {
    if (bid.called) bid.ratio_to_three = bid.called->ratio.value / ratio_of_three;
  }
  return bids;
}

// Successes are added to the deals that were counted, so that everything that is read off them follows.
RatedHands corrected(const RatedHands& hands) {
  RatedHands right = hands;
  for (RatedHand& hand : right.hands) {
    for (Rate& rate : hand.rates) {
      const auto added =
          std::llround(model_error(rate.contract, hands.setup.seats) * static_cast<double>(rate.deals));
      rate.successes = std::min(rate.deals, rate.successes + static_cast<std::uint64_t>(added));
      rate.success = corrected(rate.success, rate.contract, hands.setup.seats);
    }
  }
  return right;
}

}  // namespace nap
