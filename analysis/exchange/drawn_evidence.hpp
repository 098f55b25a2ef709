// What draws tell about the bids that are played with exchanged cards.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "nap/analysis/ask/ask.hpp"
#include "nap/analysis/exchange/ask_exchange.hpp"
#include "nap/sim/rates/drawn_rates.hpp"

namespace nap {

// What a declarer gets from all payers, in stakes, less the fine for failing, if the bid is played with
// exchanged cards and made with probability `success`.
double exchanged_payout(const Exchange& exchange, const Bid& bid, double success, int payers);
// The chance of success at which that is zero.
double exchanged_break_even(const Exchange& exchange, const Bid& bid, int payers);

// Bids may be chosen when the new cards are seen, or before.
class DrawnEvidence {
 public:
  // `rates` are of `tasks`, and rated with the plan. The bids' contracts are among those of the tasks. All
  // arguments must outlive it. Requires deals that choose and deals that rate.
  DrawnEvidence(const Question& question, const std::vector<Bid>& bids, std::span<const KeepTask> tasks,
                const DrawnRates& rates, const DrawPlan& plan);

  // How often a bid is made, whatever comes.
  Estimate success(const Bid& bid) const;
  // What it is worth.
  Estimate ev(const Bid& bid) const;
  // What the best of `bids` and, if it is allowed, passing are worth if that is chosen for each draw.
  Estimate ev_of_choosing() const;
  // The share of draws in which this bid is best, and in which passing is.
  double best_on(const Bid& bid) const;
  double pass_on() const;

 private:
  static constexpr std::size_t kPass = static_cast<std::size_t>(-1);

  std::size_t row_of(const Bid& bid) const;
  double rate(const DrawnHand::Row& row) const;
  double variance(const DrawnHand::Row& row) const;
  std::size_t best_bid(const DrawnHand& hand) const;

  const Question& question_;
  const Exchange& exchange_;
  const std::vector<Bid>& bids_;
  std::span<const KeepTask> tasks_;
  const DrawnRates& rates_;
  const DrawPlan& plan_;
  std::vector<std::size_t> best_;  // for each draw the place of the best bid in bids_, or kPass
};

}  // namespace nap
