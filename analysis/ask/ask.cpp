#include "nap/analysis/ask/ask.hpp"

#include <algorithm>

#include "ask/counted_evidence.hpp"

namespace nap {

std::string_view to_string(Model model) { return model == Model::Committed ? "committed" : "double-dummy"; }

std::optional<Suit> BidAnswer::trump() const {
  return lead ? bid.contract.trump.after_lead(lead->suit()) : std::nullopt;
}

std::vector<Bid> Question::bids() const {
  std::vector<Bid> bids = turn ? turn->bids : ruleset.callable_bids();
  std::erase_if(bids, [&](const Bid& bid) {
    return !asked_bids.empty() && std::find(asked_bids.begin(), asked_bids.end(), bid.id) == asked_bids.end();
  });
  return bids;
}

std::optional<Answer> ask(Harness& harness, const Question& question) {
  const std::vector<Bid> bids = question.bids();
  if (bids.empty()) return Answer{{}, {}, Method::Exact, 0, true};
  const HandEstimate estimate =
      estimate_hand(harness, question.hand, {question.deck, question.seating.active, question.hand.size()},
                    distinct_contracts(bids), question.plan, question.leads);
  if (estimate.tally.deals() == 0) return std::nullopt;
  return answer_from(CountedEvidence(question.model, estimate), question);
}

}  // namespace nap
