#include "nap/analysis/ask/compare.hpp"

#include "ask/counted_evidence.hpp"
#include "ask/played_evidence.hpp"
#include "ask/played_hand.hpp"

namespace nap {
namespace {

Estimate times(const Estimate& estimate, int factor) {
  return {estimate.value * factor, estimate.low * factor, estimate.high * factor};
}

// `one` and `other` are evidence of the same kind on the two hands.
template <class KnownEvidence>
HandComparison comparison_of(const KnownEvidence& one, const KnownEvidence& other, const Question& question) {
  HandComparison comparison{
      {answer_from(one, question), answer_from(other, question)}, {}, Estimate::exact(0.0)};
  const int payers = question.seating.payers;
  for (const Bid& bid : question.bids()) {
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

std::optional<HandComparison> compare_open(Harness& harness, const Question& first, CardSet second) {
  const std::array<HandEstimate, 2> estimates = estimate_pair(harness, {first.hand, second}, first.setup(),
                                                              distinct_contracts(first.bids()), first.plan);
  for (const HandEstimate& estimate : estimates) {
    if (estimate.tally.deals() == 0) return std::nullopt;
  }
  return comparison_of(CountedEvidence(Model::Committed, estimates[0]),
                       CountedEvidence(Model::Committed, estimates[1]), first);
}

std::optional<HandComparison> compare_played(Harness& harness, const Question& first, CardSet second) {
  Question other = first;
  other.hand = second;
  const PlayedHand one = play_hand(harness, first);
  const PlayedHand two = play_hand(harness, other);
  if (one.rows.empty() || two.rows.empty()) return std::nullopt;
  HandComparison comparison = comparison_of(PlayedEvidence(one), PlayedEvidence(two), first);
  for (Answer& answer : comparison.answers) answer.model = Model::SelfPlay;
  return comparison;
}

}  // namespace

std::optional<HandComparison> compare(Harness& harness, const Question& first, CardSet second) {
  if (first.model == Model::Committed) return compare_open(harness, first, second);
  std::optional<HandComparison> open_hands = compare_open(harness, first.with_open_hands(), second);
  if (!open_hands || !open_hands->answers[0].is_complete) return open_hands;
  if (std::optional<HandComparison> played = compare_played(harness, first, second)) return played;
  for (Answer& answer : open_hands->answers) answer.is_complete = false;
  return open_hands;
}

}  // namespace nap
