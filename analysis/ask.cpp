#include "nap/analysis/ask.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

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

// A bid, or passing: what it pays per payer is span * [it succeeds] - loss. Stakes, deals and successes are
// whole numbers, and so is what a choice has paid in all deals together: ties are ties.
struct Choice {
  std::optional<std::size_t> bid;  // place among the answers; none: pass
  std::size_t outcome = 0;         // place in the tally
  std::int64_t span = 0;
  std::int64_t loss = 0;
  std::int64_t paid = 0;
};

class Adviser {
 public:
  Adviser(const Question& question, const HandEstimate& estimate)
      : question_(question), estimate_(estimate) {}

  Answer answer(std::vector<Bid> bids) {
    Answer answer;
    answer.deals = estimate_.tally.deals();
    answer.is_exact = estimate_.is_exact;
    answer.is_complete = estimate_.is_complete;
    std::vector<Choice> choices = {Choice{}};
    for (Bid& bid : bids) {
      const HandEstimate::Row& row = row_of(bid.contract);
      const bool is_committed = question_.model == Model::Committed;
      const std::size_t outcome = is_committed ? row.committed : row.double_dummy;
      const Choice choice{answer.bids.size(), outcome, bid.win + bid.lose, bid.lose,
                          payout_per_payer(bid, estimate_.tally.successes(outcome), answer.deals)};
      if (!bid.needs_earlier_bid()) choices.push_back(choice);
      const double ev = per_deal(choice.paid);
      const double needs = break_even(bid);
      answer.bids.push_back({std::move(bid), is_committed ? std::optional(row.lead) : std::nullopt,
                             estimate_.rate(outcome), estimate_.rate(row.double_dummy), needs, ev,
                             ev * question_.seating.payers});
    }
    answer.advice = advise(std::move(choices));
    return answer;
  }

 private:
  const HandEstimate::Row& row_of(const Contract& contract) const {
    return *std::find_if(estimate_.rows.begin(), estimate_.rows.end(),
                         [&](const HandEstimate::Row& row) { return row.contract == contract; });
  }

  // Of choices worth the same, the lower stands first.
  Advice advise(std::vector<Choice> choices) const {
    std::stable_sort(choices.begin(), choices.end(),
                     [](const Choice& a, const Choice& b) { return a.paid > b.paid; });
    Advice advice;
    advice.best = choices[0].bid;
    advice.ev = per_deal(choices[0].paid) * question_.seating.payers;
    advice.is_decided = true;
    advice.lead_over_next = Estimate::exact(0.0);
    if (choices.size() == 1) return advice;
    advice.next = choices[1].bid;
    advice.lead_over_next = difference(choices[0], choices[1]);
    const Estimate& lead = advice.lead_over_next;
    advice.is_decided = lead.low > 0.0;
    if (!advice.is_decided) advice.deals_to_decide = deals_to_decide(lead);
    return advice;
  }

  double per_deal(std::int64_t paid) const {
    return static_cast<double>(paid) / static_cast<double>(estimate_.tally.deals());
  }

  Estimate difference(const Choice& a, const Choice& b) const {
    if (estimate_.is_exact) return Estimate::exact(per_deal(a.paid - b.paid));
    const auto successes = [this](const Choice& choice) {
      return choice.bid ? estimate_.tally.successes(choice.outcome) : 0;
    };
    const std::uint64_t both = a.bid && b.bid ? estimate_.tally.joint(a.outcome, b.outcome) : 0;
    const Estimate difference = paired_difference({successes(a), successes(b), both, estimate_.tally.deals()},
                                                  static_cast<double>(a.span), static_cast<double>(b.span));
    const auto shift = static_cast<double>(b.loss - a.loss);
    return {per_deal(a.paid - b.paid), difference.low + shift, difference.high + shift};
  }

  // Half-widths shrink with the square root of the deals.
  std::optional<std::uint64_t> deals_to_decide(const Estimate& lead) const {
    constexpr double kInReach = 1e9;
    if (estimate_.is_exact || lead.value <= 0.0) return std::nullopt;
    const double times = (lead.value - lead.low) / lead.value;
    const double deals = static_cast<double>(estimate_.tally.deals()) * times * times;
    if (deals > kInReach) return std::nullopt;
    const double unit =
        std::pow(10.0, std::floor(std::log10(deals)) - 1.0);  // two figures are all it is good for
    return static_cast<std::uint64_t>(std::ceil(deals / unit) * unit);
  }

  const Question& question_;
  const HandEstimate& estimate_;
};

}  // namespace

std::string_view to_string(Model model) { return model == Model::Committed ? "committed" : "double-dummy"; }

std::optional<Suit> BidAnswer::trump() const {
  return lead ? bid.contract.trump.after_lead(lead->suit()) : std::nullopt;
}

std::optional<Answer> ask(Harness& harness, const Question& question) {
  const std::vector<Bid> bids = question.ruleset.callable_bids();
  const std::vector<Contract> contracts = distinct_contracts(bids);
  const HandEstimate estimate =
      estimate_hand(harness, question.hand, question.deck, question.seating.active, contracts, question.plan);
  if (estimate.tally.deals() == 0) return std::nullopt;
  return Adviser(question, estimate).answer(bids);
}

}  // namespace nap
