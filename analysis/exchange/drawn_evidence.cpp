#include "exchange/drawn_evidence.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "nap/chance/interval.hpp"

namespace nap {
namespace {

// What one draw is worth, and the variance of its error.
struct DrawValue {
  double value;
  double variance;
};

// The mean of all draws and the square of its standard error. If each possible draw is among them, only the
// deals of each draw are a sample.
struct Mean {
  double value;
  double variance;
};

Mean mean_of(const std::vector<DrawValue>& values, bool is_every_draw) {
  const auto n = static_cast<double>(values.size());
  Mean mean{0.0, 0.0};
  for (const DrawValue& each : values) mean.value += each.value / n;
  for (const DrawValue& each : values) {
    const double off = each.value - mean.value;
    mean.variance += is_every_draw ? each.variance / (n * n) : off * off / (n * (n - 1.0));
  }
  return mean;
}

Estimate interval_of(const Mean& mean) {
  const double half = normal_point() * std::sqrt(mean.variance);
  return {mean.value, mean.value - half, mean.value + half};
}

}  // namespace

double exchanged_payout(const Exchange& exchange, const Bid& bid, double success, int payers) {
  const double lost = bid.lose * times_lost(exchange.kind) * payers + pool_fine(exchange.kind);
  return payout_if_made(bid) * payers * success - lost * (1.0 - success);
}

double exchanged_break_even(const Exchange& exchange, const Bid& bid, int payers) {
  const double lost = bid.lose * times_lost(exchange.kind) * payers + pool_fine(exchange.kind);
  return lost / (payout_if_made(bid) * payers + lost);
}

DrawnEvidence::DrawnEvidence(const Question& question, const std::vector<Bid>& bids,
                             std::span<const KeepTask> tasks, const DrawnRates& rates, const DrawPlan& plan)
    : question_(question),
      exchange_(*question.ruleset.exchange),
      bids_(bids),
      tasks_(tasks),
      rates_(rates),
      plan_(plan) {
  for (const DrawnHand& hand : rates.hands) best_.push_back(best_bid(hand));
}

Estimate DrawnEvidence::success(const Bid& bid) const {
  const std::size_t row = row_of(bid);
  std::vector<DrawValue> values;
  for (const DrawnHand& hand : rates_.hands)
    values.push_back({rate(hand.rows[row]), variance(hand.rows[row])});
  const Mean mean = mean_of(values, rates_.is_every_draw);
  const auto is_proved = [row](const DrawnHand& hand) { return hand.rows[row].plan.is_proved; };
  if (rates_.is_every_draw && std::all_of(rates_.hands.begin(), rates_.hands.end(), is_proved))
    return Estimate::exact(1.0);
  // As many independent deals would know the rate as well.
  const double spread = mean.value * (1.0 - mean.value);
  const auto deals = static_cast<double>(rates_.hands.size() * plan_.rating);
  const bool is_known_worse = spread > 0.0 && mean.variance > spread / deals;
  return wilson_share(mean.value, is_known_worse ? spread / mean.variance : deals);
}

Estimate DrawnEvidence::ev(const Bid& bid) const {
  const Estimate rate = success(bid);
  const auto payout = [&](double success) {
    return exchanged_payout(exchange_, bid, success, question_.seating.payers);
  };
  return {payout(rate.value), payout(rate.low), payout(rate.high)};
}

Estimate DrawnEvidence::ev_of_choosing() const {
  std::vector<DrawValue> values;
  for (std::size_t i = 0; i < rates_.hands.size(); ++i) {
    if (best_[i] == kPass) {
      values.push_back({0.0, 0.0});
      continue;
    }
    const Bid& bid = bids_[best_[i]];
    const DrawnHand::Row& row = rates_.hands[i].rows[row_of(bid)];
    const int payers = question_.seating.payers;
    const double span =
        exchanged_payout(exchange_, bid, 1.0, payers) - exchanged_payout(exchange_, bid, 0.0, payers);
    values.push_back({exchanged_payout(exchange_, bid, rate(row), payers), span * span * variance(row)});
  }
  return interval_of(mean_of(values, rates_.is_every_draw));
}

double DrawnEvidence::best_on(const Bid& bid) const {
  const auto times = std::count_if(best_.begin(), best_.end(), [&](std::size_t best) {
    return best != kPass && bids_[best].id == bid.id;
  });
  return static_cast<double>(times) / static_cast<double>(best_.size());
}

double DrawnEvidence::pass_on() const {
  return static_cast<double>(std::count(best_.begin(), best_.end(), kPass)) /
         static_cast<double>(best_.size());
}

std::size_t DrawnEvidence::row_of(const Bid& bid) const {
  const auto task = std::find_if(tasks_.begin(), tasks_.end(),
                                 [&](const KeepTask& each) { return each.contract == bid.contract; });
  return static_cast<std::size_t>(task - tasks_.begin());
}

double DrawnEvidence::rate(const DrawnHand::Row& row) const {
  return static_cast<double>(row.made) / static_cast<double>(plan_.rating);
}

// Of a rate that is drawn a little towards one half: few deals that all end alike prove little.
double DrawnEvidence::variance(const DrawnHand::Row& row) const {
  if (row.plan.is_proved) return 0.0;
  const auto deals = static_cast<double>(plan_.rating);
  const double rate = (static_cast<double>(row.made) + 1.0) / (deals + 2.0);
  return rate * (1.0 - rate) / deals;
}

std::size_t DrawnEvidence::best_bid(const DrawnHand& hand) const {
  std::size_t best = kPass;
  double most = question_.may_pass() ? 0.0 : -std::numeric_limits<double>::infinity();
  for (std::size_t place = 0; place < bids_.size(); ++place) {
    if (!question_.may_advise(bids_[place])) continue;
    const double promised =
        static_cast<double>(hand.rows[row_of(bids_[place])].promised) / static_cast<double>(plan_.choosing);
    const double ev = exchanged_payout(exchange_, bids_[place], promised, question_.seating.payers);
    if (ev > most) best = place;
    most = std::max(most, ev);
  }
  return best;
}

}  // namespace nap
