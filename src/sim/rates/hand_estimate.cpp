#include "nap/sim/rates/hand_estimate.hpp"

#include <algorithm>
#include <cassert>
#include <vector>

#include "nap/cards/hand_class.hpp"
#include "rates/hand_estimator.hpp"

namespace nap {

Estimate HandEstimate::rate(std::size_t outcome) const {
  assert(tally.deals() > 0);
  const Estimate sampled = wilson_estimate(tally.successes(outcome), tally.deals());
  return is_exact ? Estimate::exact(sampled.value) : sampled;
}

HandEstimate estimate_hand(Harness& harness, CardSet hand, const Setup& setup,
                           std::span<const Contract> contracts, const SamplePlan& plan,
                           const LeadPlan& leads) {
  assert(hand.size() == setup.cards);
  const CanonicalHand canonical = canonical_hand(hand, setup.out_of_play);
  const Setup canonical_setup = renamed(setup, canonical.from_written);
  LeadPlan plan_of_leads = leads;
  if (leads.only) plan_of_leads.only = canonical.from_written(*leads.only);
  HandEstimate estimate =
      HandEstimator(harness, canonical.hand, canonical_setup, contracts, plan, plan_of_leads).estimate();
  rename(estimate.rows, canonical.from_written.inverse());
  return estimate;
}

std::array<HandEstimate, 2> estimate_pair(Harness& harness, const HandPair& hands, const Setup& setup,
                                          std::span<const Contract> contracts, const SamplePlan& plan) {
  const auto worlds = EveryWorld::count(setup, plan.enumerate_up_to);
  if (worlds && !plan.deals) {
    return {estimate_hand(harness, hands[0], setup, contracts, plan),
            estimate_hand(harness, hands[1], setup, contracts, plan)};
  }
  const LeadPlan leads;
  const std::array<CanonicalHand, 2> canonical = {canonical_hand(hands[0], setup.out_of_play),
                                                  canonical_hand(hands[1], setup.out_of_play)};
  const std::array<Setup, 2> setups = {renamed(setup, canonical[0].from_written),
                                       renamed(setup, canonical[1].from_written)};
  HandEstimator first(harness, canonical[0].hand, setups[0], contracts, plan, leads);
  HandEstimator second(harness, canonical[1].hand, setups[1], contracts, plan, leads);
  std::array<HandEstimate, 2> estimates;
  for (HandEstimate& estimate : estimates) estimate.is_complete = false;
  std::optional<Evaluation> one = first.prepare();
  std::optional<Evaluation> other = second.prepare();
  if (!one || !other) return estimates;
  // The second hand is counted with its suits named as the first hand's deals name them.
  const SuitPermutation to_first = canonical[0].from_written;
  const SuitPermutation as_written = canonical[1].from_written.inverse();
  rename(other->rows, as_written);
  rename(other->outcomes, as_written);
  rename(other->outcomes, to_first);
  rename(one->rows, to_first.inverse());
  shift(other->rows, one->outcomes.size());
  const std::uint64_t deals = std::max(one->deals, other->deals);
  harness.monitor().planned += deals;
  const RandomDeals fresh = first.fresh_deals();
  const RenamedDeals other_deals(fresh, canonical[0].hand, to_first(hands[1]));
  const std::array<Harness::Counted, 2> parts = {{{fresh, one->outcomes}, {other_deals, other->outcomes}}};
  const Tally tally = harness.count(parts, {0, deals});
  estimates[0].rows = std::move(one->rows);
  estimates[1].rows = std::move(other->rows);
  for (HandEstimate& estimate : estimates) {
    estimate.tally = tally;
    estimate.is_complete = tally.deals() == deals;
  }
  return estimates;
}

}  // namespace nap
