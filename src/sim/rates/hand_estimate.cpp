#include "nap/sim/rates/hand_estimate.hpp"

#include <algorithm>
#include <cassert>
#include <vector>

#include "nap/cards/hand_class.hpp"
#include "nap/sim/leads/lead_choice.hpp"

namespace nap {
namespace {

class Estimator {
 public:
  Estimator(Harness& harness, CardSet hand, const Setup& setup, std::span<const Contract> contracts,
            const SamplePlan& plan)
      : harness_(harness), hand_(hand), setup_(setup), contracts_(contracts), plan_(plan) {}

  HandEstimate estimate() {
    const auto lies = EveryLie::count(setup_.deck, setup_.seats, hand_.size(), plan_.enumerate_up_to);
    return lies && !plan_.deals ? enumerate() : sample();
  }

 private:
  // Counts every lead of every contract over all possible deals. No pilot is needed.
  HandEstimate enumerate() {
    const std::vector<LeadChoice> choices = all_leads(setup_.deck, hand_, contracts_);
    const std::size_t openings = openings_of(choices).size();
    const std::vector<Outcome> outcomes = with_double_dummy(openings_of(choices));
    const EveryLie lies(setup_.deck, setup_.seats, hand_);
    harness_.monitor().planned += lies.size();
    HandEstimate estimate;
    estimate.tally = harness_.count(lies, {0, lies.size()}, outcomes);
    estimate.is_complete = estimate.tally.deals() == lies.size();
    if (!estimate.is_complete) {
      estimate.tally = Tally(outcomes.size());  // the first part of all lies is not a fair sample
      return estimate;
    }
    estimate.is_exact = true;
    for (const auto& [opening, place] : best_openings(choices, estimate.tally)) {
      const std::size_t double_dummy = openings + estimate.rows.size();
      estimate.rows.push_back({opening.contract, *opening.lead, place, double_dummy});
    }
    return estimate;
  }

  HandEstimate sample() {
    harness_.monitor().planned += plan_.deals.value_or(SamplePlan::kDefaultDeals);
    const RandomDeals pilots = pilot_deals(setup_, hand_, plan_.seed);
    const CountPilot count = [&](DealRange deals, std::span<const Outcome> outcomes) {
      harness_.monitor().planned += deals.size();
      return harness_.count(pilots, deals, outcomes);
    };
    const std::vector<Outcome> chosen = choose_openings(all_leads(setup_.deck, hand_, contracts_), count);
    const std::vector<Outcome> outcomes = with_double_dummy(chosen);
    const std::uint64_t deals = deals_wanted(outcomes, count);
    HandEstimate estimate;
    estimate.is_complete = !harness_.monitor().stop;
    if (!estimate.is_complete) return estimate;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      estimate.rows.push_back({chosen[i].contract, *chosen[i].lead, i, chosen.size() + i});
    }
    harness_.monitor().planned += deals - plan_.deals.value_or(SamplePlan::kDefaultDeals);
    const RandomDeals fresh_deals(setup_.deck, setup_.seats, hand_, plan_.seed, Stream::Evaluation);
    estimate.tally = harness_.count(fresh_deals, {0, deals}, outcomes);
    estimate.is_complete = estimate.tally.deals() == deals;
    return estimate;
  }

  // Appends each contract with the best lead of each deal.
  std::vector<Outcome> with_double_dummy(std::vector<Outcome> outcomes) const {
    for (const Contract& contract : contracts_) outcomes.push_back({contract, std::nullopt});
    return outcomes;
  }

  // The number of deals that gives every success rate the wanted precision. A rate needs more deals the
  // closer it is to one half. The pilot's deals bound each rate; the evaluation will find a rate that is
  // seldom further off than twice the precision. So the number is that for the rate closest to one half
  // within these bounds, widened by twice the precision.
  std::uint64_t deals_wanted(std::span<const Outcome> outcomes, const CountPilot& count) const {
    if (plan_.deals) return *plan_.deals;
    if (!plan_.precision) return SamplePlan::kDefaultDeals;
    const Tally pilot = count({0, kPilotDeals}, outcomes);
    if (pilot.deals() == 0) return SamplePlan::kDefaultDeals;  // stopped
    const double error = 2.0 * *plan_.precision;
    std::uint64_t wanted = 1;
    for (std::size_t place = 0; place < outcomes.size(); ++place) {
      const Estimate rate = cautious_estimate(pilot.successes(place), pilot.deals());
      const double hardest =
          std::clamp(0.5, std::max(0.0, rate.low - error), std::min(1.0, rate.high + error));
      wanted = std::max(wanted, deals_for_precision(hardest, *plan_.precision));
    }
    return wanted;
  }

  Harness& harness_;
  CardSet hand_;
  const Setup& setup_;
  std::span<const Contract> contracts_;
  const SamplePlan& plan_;
};

}  // namespace

Estimate HandEstimate::rate(std::size_t outcome) const {
  assert(tally.deals() > 0);
  const Estimate sampled = wilson_estimate(tally.successes(outcome), tally.deals());
  return is_exact ? Estimate::exact(sampled.value) : sampled;
}

HandEstimate estimate_hand(Harness& harness, CardSet hand, const Setup& setup,
                           std::span<const Contract> contracts, const SamplePlan& plan) {
  assert(hand.size() == setup.cards);
  const CanonicalHand canonical = canonical_hand(hand);
  HandEstimate estimate = Estimator(harness, canonical.hand, setup, contracts, plan).estimate();
  const SuitPermutation written = canonical.from_written.inverse();
  for (HandEstimate::Row& row : estimate.rows) row.lead = written(row.lead);
  return estimate;
}

}  // namespace nap
