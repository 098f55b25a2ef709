#include "nap/analysis/ask/ask.hpp"

#include <algorithm>

#include "ask/evidence.hpp"
#include "nap/rules/payout.hpp"

namespace nap {
namespace {

std::vector<Contract> distinct_contracts(const std::vector<Bid>& bids) {
  std::vector<Contract> contracts;
  for (const Bid& bid : bids) {
    if (std::find(contracts.begin(), contracts.end(), bid.contract) == contracts.end()) {
      contracts.push_back(bid.contract);
    }
  }
  return contracts;
}

// All bids counted over the same deals. What a bid pays in all of them is a whole number, so ties are exact.
class CountedEvidence : public Evidence {
 public:
  CountedEvidence(Model model, const HandEstimate& estimate) : model_(model), estimate_(estimate) {}

  Method method() const override { return estimate_.is_exact ? Method::Exact : Method::MonteCarlo; }
  std::uint64_t deals() const override { return estimate_.tally.deals(); }
  bool is_complete() const override { return estimate_.is_complete; }

  BidAnswer answer(const Bid& bid) const override {
    const HandEstimate::Row& row = row_of(bid);
    const std::optional<Card> lead = model_ == Model::Committed ? std::optional(row.lead) : std::nullopt;
    return {bid,
            lead,
            estimate_.rate(outcome(bid)),
            estimate_.rate(row.double_dummy),
            break_even(bid),
            per_deal(paid(&bid)),
            0.0};
  }

  Estimate difference(const Bid* a, const Bid* b) const override {
    const double value = per_deal(paid(a) - paid(b));
    if (estimate_.is_exact) return Estimate::exact(value);
    const std::uint64_t both =
        a != nullptr && b != nullptr ? estimate_.tally.joint(outcome(*a), outcome(*b)) : 0;
    const Estimate difference =
        paired_difference({successes(a), successes(b), both, deals()}, span_of(a), span_of(b));
    return {value, difference.low + loss_of(b) - loss_of(a), difference.high + loss_of(b) - loss_of(a)};
  }

 private:
  const HandEstimate::Row& row_of(const Bid& bid) const {
    return *std::find_if(estimate_.rows.begin(), estimate_.rows.end(),
                         [&](const HandEstimate::Row& row) { return row.contract == bid.contract; });
  }
  std::size_t outcome(const Bid& bid) const {
    return model_ == Model::Committed ? row_of(bid).committed : row_of(bid).double_dummy;
  }
  std::uint64_t successes(const Bid* bid) const {
    return bid != nullptr ? estimate_.tally.successes(outcome(*bid)) : 0;
  }
  std::int64_t paid(const Bid* bid) const {
    return bid != nullptr ? payout_per_payer(*bid, successes(bid), deals()) : 0;
  }
  double per_deal(std::int64_t paid) const {
    return static_cast<double>(paid) / static_cast<double>(estimate_.tally.deals());
  }

  Model model_;
  const HandEstimate& estimate_;
};

}  // namespace

std::string_view to_string(Model model) { return model == Model::Committed ? "committed" : "double-dummy"; }

std::optional<Suit> BidAnswer::trump() const {
  return lead ? bid.contract.trump.after_lead(lead->suit()) : std::nullopt;
}

std::optional<Answer> ask(Harness& harness, const Question& question) {
  const std::vector<Contract> contracts = distinct_contracts(question.ruleset.callable_bids());
  const HandEstimate estimate =
      estimate_hand(harness, question.hand, {question.deck, question.seating.active, question.hand.size()},
                    contracts, question.plan);
  if (estimate.tally.deals() == 0) return std::nullopt;
  return answer_from(CountedEvidence(question.model, estimate), question);
}

}  // namespace nap
