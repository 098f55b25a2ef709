#include "nap/analysis/ask/compare.hpp"

#include "ask/counted_evidence.hpp"

namespace nap {
namespace {

Estimate times(const Estimate& estimate, int factor) {
  return {estimate.value * factor, estimate.low * factor, estimate.high * factor};
}

}  // namespace

std::optional<HandComparison> compare(Harness& harness, const Question& first, CardSet second) {
  const std::vector<Bid> bids = first.bids();
  const std::array<HandEstimate, 2> estimates =
      estimate_pair(harness, {first.hand, second}, {first.deck, first.seating.active, first.hand.size()},
                    distinct_contracts(bids), first.plan);
  for (const HandEstimate& estimate : estimates) {
    if (estimate.tally.deals() == 0) return std::nullopt;
  }
  const CountedEvidence one(first.model, estimates[0]);
  const CountedEvidence other(first.model, estimates[1]);
  HandComparison comparison{{answer_from(one, first), answer_from(other, first)}, {}, Estimate::exact(0.0)};
  const int payers = first.seating.payers;
  for (const Bid& bid : bids) {
    comparison.bids.push_back({bid, one.success_difference_to(bid, other, bid),
                               times(one.difference_to(&bid, other, &bid), payers)});
  }
  const auto best_bid = [](const Answer& answer) {
    return answer.advice.best ? &answer.advice.best->bid : nullptr;
  };
  const auto& [answer, other_answer] = comparison.answers;
  comparison.ev = times(one.difference_to(best_bid(answer), other, best_bid(other_answer)), payers);
  return comparison;
}

}  // namespace nap
