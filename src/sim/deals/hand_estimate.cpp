#include "nap/sim/deals/hand_estimate.hpp"

#include <algorithm>
#include <cassert>
#include <memory>

#include "deals/candidates.hpp"
#include "nap/cards/hand_class.hpp"

namespace nap {
namespace {

// Enough for the success rate that is the hardest to know among those the pilot leaves possible, and among
// those that the evaluation may then find: its own error, at the wanted precision, seldom exceeds twice that.
std::uint64_t deals_wanted(const SamplePlan& plan, const Tally& pilot, std::span<const std::size_t> chosen) {
  if (plan.deals) return *plan.deals;
  if (!plan.precision) return SamplePlan::kDefaultDeals;
  const double error = 2.0 * *plan.precision;
  std::uint64_t wanted = 1;
  for (const std::size_t outcome : chosen) {
    const Estimate rate = cautious_estimate(pilot.successes(outcome), pilot.deals());
    const double hardest = std::clamp(0.5, std::max(0.0, rate.low - error), std::min(1.0, rate.high + error));
    wanted = std::max(wanted, deals_for_precision(hardest, *plan.precision));
  }
  return wanted;
}

class Estimator {
 public:
  Estimator(Harness& harness, CardSet hand, Deck deck, int seats, std::span<const Contract> contracts,
            const SamplePlan& plan)
      : harness_(harness),
        hand_(hand),
        deck_(deck),
        seats_(seats),
        contracts_(contracts),
        plan_(plan),
        candidates_(hand, contracts) {
    for (const Contract& contract : contracts) candidates_.place_of({contract, std::nullopt});
  }

  HandEstimate estimate() {
    const auto lies = EveryLie::count(deck_, seats_, hand_.size(), plan_.enumerate_up_to);
    return lies && !plan_.deals ? enumerate() : sample();
  }

 private:
  HandEstimate enumerate() {
    const EveryLie lies(deck_, seats_, hand_);
    harness_.monitor().planned += lies.size();
    HandEstimate estimate;
    estimate.tally = harness_.count(lies, lies.size(), candidates_.outcomes());
    estimate.is_complete = estimate.tally.deals() == lies.size();
    if (!estimate.is_complete) {
      estimate.tally = Tally(candidates_.outcomes().size());  // a first part of the lies is no fair sample
      return estimate;
    }
    estimate.is_exact = true;
    for (const Contract& contract : contracts_) {
      const Card lead = candidates_.best_lead(estimate.tally, contract);
      estimate.rows.push_back({contract, lead, candidates_.place_of({contract, lead}),
                               candidates_.place_of({contract, std::nullopt})});
    }
    return estimate;
  }

  HandEstimate sample() {
    const RandomDeals pilot_deals(deck_, seats_, hand_, plan_.seed, Stream::Pilot);
    const std::uint64_t planned = SamplePlan::kPilotDeals + plan_.deals.value_or(SamplePlan::kDefaultDeals);
    harness_.monitor().planned += planned;
    const Tally pilot = harness_.count(pilot_deals, SamplePlan::kPilotDeals, candidates_.outcomes());
    HandEstimate estimate;
    estimate.is_complete = pilot.deals() == SamplePlan::kPilotDeals;
    if (!estimate.is_complete) return estimate;

    std::vector<Outcome> outcomes;
    std::vector<std::size_t> chosen;
    for (const Contract& contract : contracts_) {
      const Card lead = candidates_.best_lead(pilot, contract);
      estimate.rows.push_back({contract, lead, outcomes.size(), outcomes.size() + 1});
      outcomes.push_back({contract, lead});
      outcomes.push_back({contract, std::nullopt});
      chosen.push_back(candidates_.place_of({contract, lead}));
      chosen.push_back(candidates_.place_of({contract, std::nullopt}));
    }
    const std::uint64_t deals = deals_wanted(plan_, pilot, chosen);
    harness_.monitor().planned += SamplePlan::kPilotDeals + deals - planned;
    const RandomDeals fresh_deals(deck_, seats_, hand_, plan_.seed, Stream::Evaluation);
    estimate.tally = harness_.count(fresh_deals, deals, outcomes);
    estimate.is_complete = estimate.tally.deals() == deals;
    return estimate;
  }

  Harness& harness_;
  CardSet hand_;
  Deck deck_;
  int seats_;
  std::span<const Contract> contracts_;
  const SamplePlan& plan_;
  Candidates candidates_;
};

}  // namespace

Estimate HandEstimate::rate(std::size_t outcome) const {
  assert(tally.deals() > 0);
  const Estimate sampled = wilson_estimate(tally.successes(outcome), tally.deals());
  return is_exact ? Estimate::exact(sampled.value) : sampled;
}

HandEstimate estimate_hand(Harness& harness, CardSet hand, Deck deck, int seats,
                           std::span<const Contract> contracts, const SamplePlan& plan) {
  const CanonicalHand canonical = canonical_hand(hand);
  HandEstimate estimate = Estimator(harness, canonical.hand, deck, seats, contracts, plan).estimate();
  const SuitPermutation written = canonical.from_written.inverse();
  for (HandEstimate::Row& row : estimate.rows) row.lead = written(row.lead);
  return estimate;
}

}  // namespace nap
