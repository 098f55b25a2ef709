#include "trials/trial_study.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "nap/analysis/played/play_hands.hpp"
#include "nap/rules/seating.hpp"
#include "nap/rules/stake_tables.hpp"
#include "played/rate_anew.hpp"
#include "trials/peel.hpp"

namespace nap {
namespace {

// Half the width of the interval of a random hand's rate, if it contains a break-even.
constexpr double kPrecision = 0.04;

constexpr std::uint64_t kDealsInStep = 1000;

}  // namespace

// Each i has a long row of deals of its own, and deal i is the first wanted deal in it.
Dealt DealsWhere::deal(std::uint64_t i) const {
  constexpr std::uint64_t kRow = std::uint64_t{1} << 32U;
  for (std::uint64_t at = i * kRow;; ++at) {
    assert(at < (i + 1) * kRow);
    const Dealt dealt = deals_.deal(at);
    if (is_wanted_(dealt.hands)) return dealt;
  }
}

std::uint64_t TrialStudy::sample_size(const Setup& setup) const {
  if (setup == kPeelSetup) return plan_.hands * TrialPlan::kPeelTimes;
  return setup.seats >= 5 ? (plan_.hands + 1) / 2 : plan_.hands;  // with many seats each hand takes longer
}

const RatedHands& TrialStudy::random_hands(const Setup& setup) {
  const Key key{setup.deck.size(), setup.seats, setup.cards};
  const auto known = samples_.find(key);
  if (known != samples_.end()) return known->second;
  const std::optional<RatedHands> sample =
      sample_hands(harness_, setup, {sample_size(setup), plan_.seed, kPrecision});
  if (!sample) throw Stopped{};
  return samples_.emplace(key, played(*sample)).first->second;
}

RatedHands TrialStudy::rate_again(const RatedHands& hands, const Setup& setup) {
  RatedHands rated = hands;
  rated.setup = setup;
  rated.model = Model::Committed;
  const RatePlan plan{plan_.seed, kPrecision};
  const std::vector<Contract> contracts = rated_contracts(setup.cards);
  harness_.monitor().planned += 2 * rated.list.size();
  harness_.for_each(rated.list.size(), [&](std::uint64_t i, Solver& solver) {
    RatedHand& hand = rated.list[i];
    hand.rates = counted(estimate_rates(solver, hand.cards, setup, contracts, plan, harness_.monitor().stop));
  });
  throw_if_stopped();
  return played(rated);
}

RatedHands TrialStudy::played(const RatedHands& committed) {
  std::optional<RatedHands> hands =
      play_hands(harness_, committed, std::array{*find_stake_table("peel")}, PlayEffort::coarse());
  if (!hands) throw Stopped{};
  return *std::move(hands);
}

RatedHands TrialStudy::measure(const Setup& setup, std::span<const CardSet> hands) {
  std::optional<RatedHands> rated =
      rate_anew(harness_, {setup, plan_.seed, Model::SelfPlay, rated_contracts(setup.cards)}, hands,
                std::array{*find_stake_table("peel")});
  if (!rated) throw Stopped{};
  return *std::move(rated);
}

const FairnessStudy& TrialStudy::evenings(int players) {
  const auto known = evenings_.find(players);
  if (known != evenings_.end()) return known->second;
  const Ruleset peel = *find_stake_table("peel");
  const Seating seating = seat_players(peel, players, std::nullopt, kPeelSetup.deck);
  const RatedHands& hands = random_hands({kPeelSetup.deck, seating.active, kPeelSetup.cards});
  // Each deal takes longer if more seats hold cards.
  const std::uint64_t deals = plan_.hands * (seating.active <= 4 ? 60 : 12);
  const FairnessPlan plan{plan_.seed, std::max<std::uint64_t>(deals, 2 * kDealsInEvening), 0.05};
  harness_.monitor().planned += fairness_steps(plan);
  std::optional<FairnessStudy> study =
      study_fairness(harness_, hands, std::array{SeatedTable{peel, seating}}, plan);
  if (!study) throw Stopped{};
  return evenings_.emplace(players, *std::move(study)).first->second;
}

std::vector<Outcome> TrialStudy::choose(const Setup& setup, CardSet hand, std::vector<LeadChoice> choices) {
  const RandomDeals pilots = pilot_deals(setup, hand, plan_.seed);
  return choose_openings(
      std::move(choices), kPilotDeals,
      [&](DealRange deals, std::span<const Outcome> outcomes) { return count(pilots, deals, outcomes); });
}

Tally TrialStudy::count(const DealSource& source, DealRange deals, std::span<const Outcome> outcomes) {
  const std::uint64_t steps = (deals.size() + kDealsInStep - 1) / kDealsInStep;
  std::vector<Tally> tallies(steps);
  harness_.monitor().planned += steps;
  harness_.for_each(steps, [&](std::uint64_t step, Solver& solver) {
    const std::uint64_t first = deals.first + step * kDealsInStep;
    const DealRange range{first, std::min(deals.last, first + kDealsInStep)};
    tallies[step] = count_deals(solver, source, range, outcomes, harness_.monitor().stop);
  });
  throw_if_stopped();
  Tally total(outcomes.size());
  for (const Tally& tally : tallies) total += tally;
  return total;
}

// The rates of random hands use the plan's seed for the hand, so these deals use another seed.
RandomDeals TrialStudy::fresh_deals(const Setup& setup, CardSet hand, Stream stream) const {
  return {setup, hand, seed_of_hand(~plan_.seed, hand), stream};
}

void TrialStudy::throw_if_stopped() const {
  if (harness_.monitor().stop) throw Stopped{};
}

}  // namespace nap
