#include "nap/sim/rates/hand_estimate.hpp"

#include <algorithm>
#include <cassert>
#include <vector>

#include "nap/cards/hand_class.hpp"
#include "nap/sim/deals/distinct_worlds.hpp"
#include "nap/sim/leads/lead_choice.hpp"
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

// What the pilots have settled, and all that is to be counted over fresh deals.
struct Evaluation {
  std::vector<HandEstimate::Row> rows;
  std::vector<Outcome> outcomes;
  std::uint64_t deals;
};

class Estimator {
 public:
  // Requires a canonical hand.
  Estimator(Harness& harness, CardSet hand, const Setup& setup, std::span<const Contract> contracts,
            const SamplePlan& plan, const LeadPlan& leads)
      : harness_(harness), hand_(hand), setup_(setup), contracts_(contracts), plan_(plan), leads_(leads) {}

  HandEstimate estimate() {
    const auto worlds = EveryWorld::count(setup_, plan_.enumerate_up_to);
    return worlds && !plan_.deals ? enumerate(*worlds) : sample();
  }

  // Empty if it was stopped.
  std::optional<Evaluation> prepare() {
    const RandomDeals pilots = pilot_deals(setup_, hand_, plan_.seed);
    const CountPilot count = [&](DealRange deals, std::span<const Outcome> outcomes) {
      harness_.monitor().planned += deals.size();
      return harness_.count(pilots, deals, outcomes);
    };
    const std::vector<Outcome> chosen = choose_openings(choices(), count);
    OutcomeList list(chosen);
    std::vector<HandEstimate::Row> rows;
    for (std::size_t i = 0; i < chosen.size(); ++i) rows.push_back(row_of(chosen[i], i));
    add_places(rows, list);
    const std::uint64_t deals = deals_wanted(list.outcomes(), count);
    if (harness_.monitor().stop) return std::nullopt;
    return Evaluation{std::move(rows), list.outcomes(), deals};
  }

  RandomDeals fresh_deals() const { return {setup_, hand_, plan_.seed, Stream::Evaluation}; }

 private:
  // Counts every lead of every contract over all possible deals, of which there are `number`. No pilot is
  // needed.
  HandEstimate enumerate(std::uint64_t number) {
    const std::vector<LeadChoice> all = choices();
    OutcomeList list(openings_of(all));
    std::vector<HandEstimate::Row> rows;
    for (const Contract& contract : contracts_)
      rows.push_back(row_of({contract, openings(contract, hand_).front()}, 0));
    add_places(rows, list);
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

  HandEstimate sample() {
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
  std::vector<LeadChoice> choices() const {
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

  static HandEstimate::Row row_of(const Outcome& opening, std::size_t place) {
    return {opening.contract, *opening.lead, place, 0, {}};
  }

  // Adds the places of the best lead of each deal, and of every lead if every lead is counted.
  void add_places(std::vector<HandEstimate::Row>& rows, OutcomeList& list) const {
    for (HandEstimate::Row& row : rows) row.double_dummy = list.place_of({row.contract, std::nullopt});
    if (leads_.counted == CountedLeads::Chosen) return;
    const std::vector<Card> leads = distinct_leads(hand_, setup_.out_of_play);
    for (HandEstimate::Row& row : rows) {
      for (const Opening& lead : openings(row.contract, hand_)) {
        const bool is_alone = row.contract.has_forced_lead() || names_trump(row.contract, lead.card);
        const Opening counted = is_alone ? lead : opening_of(row.contract, run_top(leads, lead.card));
        row.leads.push_back({lead, list.place_of({row.contract, counted})});
      }
    }
  }

  // The number of deals that gives every success rate the wanted precision. A rate needs more deals the
  // closer it is to one half. The pilot's deals bound each rate, and what the evaluation finds is seldom
  // further off than twice the precision. So the bounds are widened by twice the precision, and the number is
  // that for the rate within them that is closest to one half.
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
  const LeadPlan& leads_;
};

// Renames the suits of all leads.
void rename(std::vector<HandEstimate::Row>& rows, const SuitPermutation& suits) {
  for (HandEstimate::Row& row : rows) {
    row.lead = renamed(row.lead, suits);
    for (HandEstimate::CountedLead& counted : row.leads) counted.lead = renamed(counted.lead, suits);
  }
}

void rename(std::vector<Outcome>& outcomes, const SuitPermutation& suits) {
  for (Outcome& outcome : outcomes) {
    if (outcome.lead) outcome.lead = renamed(*outcome.lead, suits);
  }
}

// Moves every place by `places`.
void shift(std::vector<HandEstimate::Row>& rows, std::size_t places) {
  for (HandEstimate::Row& row : rows) {
    row.committed += places;
    row.double_dummy += places;
    for (HandEstimate::CountedLead& lead : row.leads) lead.place += places;
  }
}

}  // namespace

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
      Estimator(harness, canonical.hand, canonical_setup, contracts, plan, plan_of_leads).estimate();
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
  Estimator first(harness, canonical[0].hand, setups[0], contracts, plan, leads);
  Estimator second(harness, canonical[1].hand, setups[1], contracts, plan, leads);
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
