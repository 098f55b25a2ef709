// Evidence that was counted deal by deal.
#pragma once

#include <vector>

#include "ask/evidence.hpp"
#include "nap/sim/rates/hand_estimate.hpp"

namespace nap {

// The contracts of these bids, each once.
std::vector<Contract> distinct_contracts(const std::vector<Bid>& bids);
// The contracts of the question's bids; and each that has a forced lead also with any lead, which tells what
// the rule costs, unless the question names the lead.
std::vector<Contract> contracts_to_rate(const Question& question);
// The contract with any lead.
Contract freely_led(Contract contract);

// All bids are counted over the same deals. Without a pool, what a bid pays in all of them is a whole number,
// so ties are exact. Requires an estimate that has deals and outlives this.
class CountedEvidence : public Evidence {
 public:
  CountedEvidence(Model model, const HandEstimate& estimate) : model_(model), estimate_(estimate) {}

  Method method() const override { return estimate_.is_exact ? Method::Exact : Method::MonteCarlo; }
  std::uint64_t deals() const override { return estimate_.tally.deals(); }
  bool is_complete() const override { return estimate_.is_complete; }
  BidAnswer answer(const Bid& bid) const override;
  Estimate difference(const Bid* a, const Bid* b) const override { return difference_to(a, *this, b); }

  // By how much `a` pays more with this hand than `b` with another one. Requires two estimates of
  // estimate_pair, or the same one twice.
  Estimate difference_to(const Bid* a, const CountedEvidence& other, const Bid* b) const;
  // The same for how often two bids are made.
  Estimate success_difference_to(const Bid& a, const CountedEvidence& other, const Bid& b) const;

 private:
  const HandEstimate::Row* find_row(const Contract& contract) const;  // nullptr if it was not counted
  std::size_t outcome(const HandEstimate::Row& row) const;
  std::size_t outcome(const Bid& bid) const;
  std::uint64_t successes(const Bid* bid) const;
  double paid(const Bid* bid) const;  // in all deals, for each payer
  double per_deal(double paid) const;
  PairedCounts counts_with(const Bid* a, const CountedEvidence& other, const Bid* b) const;

  Model model_;
  const HandEstimate& estimate_;
};

// The answer from an estimate that has deals.
Answer counted_answer(Model model, const HandEstimate& estimate, const Question& question);

}  // namespace nap
