#include "claims/claim_study.hpp"

#include <algorithm>
#include <cassert>

#include "claims/peel.hpp"

namespace nap {
namespace {

// Half the width of the interval of a random hand's rate that meets a break-even.
constexpr double kPrecision = 0.04;

constexpr std::uint64_t kDealsInStep = 1000;

std::size_t place_of(const std::vector<Outcome>& outcomes, const Contract& contract) {
  const auto found = std::find_if(outcomes.begin(), outcomes.end(),
                                  [&](const Outcome& outcome) { return outcome.contract == contract; });
  assert(found != outcomes.end());
  return static_cast<std::size_t>(found - outcomes.begin());
}

}  // namespace

const Outcome& MeasuredHand::outcome(const Contract& contract) const {
  return outcomes[place_of(outcomes, contract)];
}

Estimate MeasuredHand::success(const Contract& contract, RateBasis rates) const {
  const Estimate rate = wilson_estimate(tally.successes(place_of(outcomes, contract)), tally.deals());
  return rates == RateBasis::Corrected ? corrected(rate, contract, seats) : rate;
}

// A correction adds no more than brings a rate to 1.
Estimate MeasuredHand::gain(const Bid& bid, const Bid& over, RateBasis rates) const {
  const std::size_t a = place_of(outcomes, bid.contract);
  const std::size_t b = place_of(outcomes, over.contract);
  const double span = bid.win + bid.lose;
  const double over_span = over.win + over.lose;
  const Estimate difference = paired_difference(
      {tally.successes(a), tally.successes(b), tally.joint(a, b), tally.deals()}, span, over_span);
  const auto added = [&](const Contract& contract) {
    return success(contract, rates).value - success(contract, RateBasis::Counted).value;
  };
  const double shift = over.lose - bid.lose + span * added(bid.contract) - over_span * added(over.contract);
  return {difference.value + shift, difference.low + shift, difference.high + shift};
}

// Deal i is the first wanted deal of a long row of its own.
Deal DealsWhere::deal(std::uint64_t i) const {
  constexpr std::uint64_t kRow = std::uint64_t{1} << 32U;
  for (std::uint64_t at = i * kRow;; ++at) {
    assert(at < (i + 1) * kRow);
    const Deal deal = deals_.deal(at);
    if (is_wanted_(deal)) return deal;
  }
}

std::uint64_t ClaimStudy::sample_size(const Setup& setup) const {
  return setup == kPeelSetup ? plan_.hands * ClaimsPlan::kPeelTimes : plan_.hands;
}

const RatedHands& ClaimStudy::random_hands(const Setup& setup) {
  const Key key{setup.deck.size(), setup.seats, setup.cards};
  const auto known = samples_.find(key);
  if (known != samples_.end()) return known->second;
  std::optional<RatedHands> sample =
      sample_hands(harness_, setup, {sample_size(setup), plan_.seed, kPrecision});
  if (!sample) throw Stopped{};
  return samples_.emplace(key, *std::move(sample)).first->second;
}

RatedHands ClaimStudy::rate_again(const RatedHands& hands, const Setup& setup) {
  RatedHands rated = hands;
  rated.setup = setup;
  const RatePlan plan{plan_.seed, kPrecision};
  const std::vector<Contract> contracts = rated_contracts(setup.cards);
  harness_.monitor().planned += rated.list.size();
  harness_.for_each(rated.list.size(), [&](std::uint64_t i, Solver& solver) {
    RatedHand& hand = rated.list[i];
    hand.rates = estimate_rates(solver, hand.cards, setup, contracts, plan, harness_.monitor().stop);
  });
  throw_if_stopped();
  return rated;
}

MeasuredHand ClaimStudy::measure(const Setup& setup, CardSet hand, std::span<const Contract> contracts) {
  MeasuredHand measured{hand, setup.seats, {}, {}};
  measured.outcomes = choose(setup, hand, all_leads(setup.deck, hand, contracts));
  measured.tally = count(fresh_deals(setup, hand, Stream::Evaluation), {0, plan_.deals}, measured.outcomes);
  return measured;
}

std::vector<Outcome> ClaimStudy::choose(const Setup& setup, CardSet hand, std::vector<LeadChoice> choices) {
  const RandomDeals pilots = pilot_deals(setup, hand, plan_.seed);
  return choose_openings(std::move(choices), [&](DealRange deals, std::span<const Outcome> outcomes) {
    return count(pilots, deals, outcomes);
  });
}

Tally ClaimStudy::count(const DealSource& source, DealRange deals, std::span<const Outcome> outcomes) {
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

// The rates of random hands are measured with the hand's own seed, so this is another one.
RandomDeals ClaimStudy::fresh_deals(const Setup& setup, CardSet hand, Stream stream) const {
  return {setup.deck, setup.seats, hand, seed_of_hand(~plan_.seed, hand), stream};
}

void ClaimStudy::throw_if_stopped() const {
  if (harness_.monitor().stop) throw Stopped{};
}

}  // namespace nap
