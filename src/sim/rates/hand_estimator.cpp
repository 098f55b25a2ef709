#include "rates/hand_estimator.hpp"

#include <algorithm>

#include "nap/sim/deals/distinct_worlds.hpp"
#include "nap/sim/leads/leads.hpp"

namespace nap {
namespace {

// A list of outcomes to count, each of them once.
class OutcomeList {
 public:
  explicit OutcomeList(std::vector<Outcome> outcomes) : outcomes_(std::move(outcomes)) {}

  const std::vector<Outcome>& outcomes() const { return outcomes_; }
  // The outcome's place. A new outcome is appended first.
  std::size_t place_of(const Outcome& outcome) {
    const auto found = std::find(outcomes_.begin(), outcomes_.end(), outcome);
    const auto place = static_cast<std::size_t>(found - outcomes_.begin());
    if (found == outcomes_.end()) outcomes_.push_back(outcome);
    return place;
  }

 private:
  std::vector<Outcome> outcomes_;
};

// The card of distinct_leads that stands for a card of the hand: the highest of its run.
Card run_top(std::span<const Card> leads, Card card) {
  Card top = card;
  if (card.is_joker()) return top;
  for (const Card lead : leads) {  // the highest card first
    if (!lead.is_joker() && lead.suit() == card.suit() && lead.rank() >= card.rank()) top = lead;
  }
  return top;
}

HandEstimate::Row row_of(const Outcome& opening, std::size_t place) {
  return {opening.contract, *opening.lead, place, 0, {}};
}

// Adds the places of the best lead of each deal, and of every lead if every lead is counted.
void add_places(std::vector<HandEstimate::Row>& rows, OutcomeList& list, CardSet hand, CardSet out_of_play,
                CountedLeads which) {
  for (HandEstimate::Row& row : rows) row.double_dummy = list.place_of({row.contract, std::nullopt});
  if (which == CountedLeads::Chosen) return;
  const std::vector<Card> leads = distinct_leads(hand, out_of_play);
  for (HandEstimate::Row& row : rows) {
    for (const Opening& lead : openings(row.contract, hand)) {
      const bool is_alone = row.contract.has_forced_lead() || names_trump(row.contract, lead.card);
      const Opening counted = is_alone ? lead : opening_of(row.contract, run_top(leads, lead.card));
      row.leads.push_back({lead, list.place_of({row.contract, counted})});
    }
  }
}

}  // namespace

HandEstimate HandEstimator::estimate() {
  const auto worlds = EveryWorld::count(setup_, plan_.enumerate_up_to);
  return worlds && !plan_.deals ? enumerate(*worlds) : sample();
}

std::optional<Evaluation> HandEstimator::prepare() {
  const RandomDeals pilots = pilot_deals(setup_, hand_, plan_.seed);
  const CountPilot count = [&](DealRange deals, std::span<const Outcome> outcomes) {
    harness_.monitor().planned += deals.size();
    return harness_.count(pilots, deals, outcomes);
  };
  const std::vector<Outcome> chosen = choose_openings(choices(), pilot_size(), count);
  OutcomeList list(chosen);
  std::vector<HandEstimate::Row> rows;
  for (std::size_t i = 0; i < chosen.size(); ++i) rows.push_back(row_of(chosen[i], i));
  add_places(rows, list, hand_, setup_.out_of_play, leads_.counted);
  const std::uint64_t deals = deals_wanted(list.outcomes(), count);
  if (harness_.monitor().stop) return std::nullopt;
  return Evaluation{std::move(rows), list.outcomes(), deals};
}

// Counts every lead of every contract over all possible deals, of which there are `number`. No pilot is
// needed.
HandEstimate HandEstimator::enumerate(std::uint64_t number) {
  const std::vector<LeadChoice> all = choices();
  OutcomeList list(openings_of(all));
  std::vector<HandEstimate::Row> rows;
  for (const Contract& contract : contracts_)
    rows.push_back(row_of({contract, openings(contract, hand_).front()}, 0));
  add_places(rows, list, hand_, setup_.out_of_play, leads_.counted);
  const DistinctWorlds worlds(setup_, hand_);
  harness_.monitor().planned += worlds.size();
  HandEstimate estimate;
  estimate.tally = harness_.count(worlds, {0, worlds.size()}, list.outcomes());
  estimate.is_complete = estimate.tally.deals() == number;
  if (!estimate.is_complete) {
    estimate.tally = Tally(list.outcomes().size());  // a first part of the worlds is no fair sample
    return estimate;
  }
  estimate.is_exact = true;
  const std::vector<CountedOpening> best = best_openings(all, estimate.tally);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    rows[i].lead = *best[i].opening.lead;
    rows[i].committed = best[i].place;
  }
  estimate.rows = std::move(rows);
  return estimate;
}

HandEstimate HandEstimator::sample() {
  const std::uint64_t expected = plan_.deals.value_or(SamplePlan::kDefaultDeals);
  harness_.monitor().planned += expected;
  HandEstimate estimate;
  estimate.is_complete = false;
  std::optional<Evaluation> evaluation = prepare();
  if (!evaluation) return estimate;
  harness_.monitor().planned += evaluation->deals - expected;
  estimate.rows = std::move(evaluation->rows);
  estimate.tally = harness_.count(fresh_deals(), {0, evaluation->deals}, evaluation->outcomes);
  estimate.is_complete = estimate.tally.deals() == evaluation->deals;
  return estimate;
}

// The openings that each contract may choose from.
std::vector<LeadChoice> HandEstimator::choices() const {
  if (!leads_.only) return all_leads(setup_, hand_, contracts_);
  std::vector<LeadChoice> choices;
  for (const Contract& contract : contracts_) {
    std::vector<Outcome> with_card;
    for (const Opening& opening : openings(contract, hand_)) {
      if (opening.card == *leads_.only) with_card.push_back({contract, opening});
    }
    choices.emplace_back(setup_, hand_, std::move(with_card));
  }
  return choices;
}

// How many deals each pilot has. Where rates need not be precise, leads need not be chosen among on many
// deals: half of those that a rate of one half needs.
std::uint64_t HandEstimator::pilot_size() const {
  if (!plan_.precision) return kPilotDeals;
  return std::min(kPilotDeals, (deals_for_precision(0.5, *plan_.precision) + 1) / 2);
}

// The number of deals that gives every success rate the wanted precision. A rate needs more deals the
// closer it is to one half. The pilot's deals bound each rate, and what the evaluation finds is seldom
// further off than twice the precision. So the bounds are widened by twice the precision, and the number is
// that for the rate within them that is closest to one half.
std::uint64_t HandEstimator::deals_wanted(std::span<const Outcome> outcomes, const CountPilot& count) const {
  if (plan_.deals) return *plan_.deals;
  if (!plan_.precision) return SamplePlan::kDefaultDeals;
  const Tally pilot = count({0, pilot_size()}, outcomes);
  if (pilot.deals() == 0) return SamplePlan::kDefaultDeals;  // stopped
  const double error = 2.0 * *plan_.precision;
  std::uint64_t wanted = 1;
  for (std::size_t place = 0; place < outcomes.size(); ++place) {
    const Estimate rate = cautious_estimate(pilot.successes(place), pilot.deals());
    const double hardest = std::clamp(0.5, std::max(0.0, rate.low - error), std::min(1.0, rate.high + error));
    wanted = std::max(wanted, deals_for_precision(hardest, *plan_.precision));
  }
  return wanted;
}

void rename(std::vector<HandEstimate::Row>& rows, const SuitPermutation& suits) {
  for (HandEstimate::Row& row : rows) {
    row.lead = renamed(row.lead, suits);
    row.keep = suits(row.keep);
    for (HandEstimate::CountedLead& counted : row.leads) counted.lead = renamed(counted.lead, suits);
  }
}

void rename(std::vector<Outcome>& outcomes, const SuitPermutation& suits) {
  for (Outcome& outcome : outcomes) {
    if (outcome.lead) outcome.lead = renamed(*outcome.lead, suits);
  }
}

void shift(std::vector<HandEstimate::Row>& rows, std::size_t places) {
  for (HandEstimate::Row& row : rows) {
    row.committed += places;
    row.double_dummy += places;
    for (HandEstimate::CountedLead& lead : row.leads) lead.place += places;
  }
}

}  // namespace nap
