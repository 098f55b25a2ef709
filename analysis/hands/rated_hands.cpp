#include "nap/analysis/hands/rated_hands.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "nap/sim/deals/deals.hpp"

namespace nap {
namespace {

std::vector<RatedHand> every_class(const std::vector<HandClass>& classes) {
  const auto all = static_cast<double>(count_hands(classes));
  std::vector<RatedHand> hands;
  for (const HandClass& hand_class : classes) {
    hands.push_back({hand_class.representative, hand_class.members / all, {}});
  }
  return hands;
}

// All hands are in the order of the classes, and the members of a class stand together. Part p of n starts at
// hand p * all / n.
std::vector<RatedHand> one_of_each_part(const std::vector<HandClass>& classes, const HandSample& sample) {
  const std::uint64_t all = count_hands(classes);
  const RandomNumbers numbers(sample.seed, Stream::Sample);
  std::vector<RatedHand> hands;
  std::size_t at = 0;
  std::uint64_t passed = 0;  // hands of the classes before `at`
  for (std::uint64_t part = 0; part < sample.hands; ++part) {
    const std::uint64_t first = part * all / sample.hands;
    const std::uint64_t last = (part + 1) * all / sample.hands;
    const std::uint64_t wanted = first + numbers.below(part, static_cast<std::uint32_t>(last - first));
    while (passed + static_cast<std::uint64_t>(classes[at].members) <= wanted) {
      passed += static_cast<std::uint64_t>(classes[at++].members);
    }
    hands.push_back({classes[at].representative, 1.0 / static_cast<double>(sample.hands), {}});
  }
  return hands;
}

}  // namespace

// The error is computed with one more success and one more failure than counted, so that it is never zero.
HandRate counted(const Rate& rate) {
  HandRate known{rate.contract, rate.lead, rate.success};
  if (rate.success.is_exact()) return known;
  const auto deals = static_cast<double>(rate.deals) + 2.0;
  const double p = (static_cast<double>(rate.successes) + 1.0) / deals;
  known.error = std::sqrt(p * (1.0 - p) / deals);
  return known;
}

std::vector<HandRate> counted(std::span<const Rate> rates) {
  std::vector<HandRate> known;
  for (const Rate& rate : rates) known.push_back(counted(rate));
  return known;
}

const HandRate& RatedHand::rate(const Contract& contract) const {
  const auto found = std::find_if(rates.begin(), rates.end(),
                                  [&](const HandRate& rate) { return rate.contract == contract; });
  if (found == rates.end()) throw std::out_of_range("contract not rated");
  return *found;
}

std::vector<Contract> contracts_of(const RatedHands& hands) {
  std::vector<Contract> contracts;
  for (const HandRate& rate : hands.list.front().rates) contracts.push_back(rate.contract);
  return contracts;
}

std::optional<RatedHands> sample_hands(Harness& harness, const Setup& setup, const HandSample& sample) {
  return sample_hands(harness, setup, hand_classes(setup.deck, setup.cards), sample);
}

std::optional<RatedHands> sample_hands(Harness& harness, const Setup& setup,
                                       const std::vector<HandClass>& classes, const HandSample& sample) {
  const bool is_every_class = classes.size() <= sample.hands;
  RatedHands rated{setup, sample.seed, sample.precision,
                   is_every_class ? Coverage::EveryClass : Coverage::Sample,
                   is_every_class ? every_class(classes) : one_of_each_part(classes, sample)};
  const RatePlan plan{sample.seed, sample.precision};
  const std::vector<Contract> contracts =
      sample.contracts.empty() ? rated_contracts(setup.cards) : sample.contracts;
  const Monitor& monitor = harness.monitor();
  harness.for_each(rated.list.size(), [&](std::uint64_t i, Solver& solver) {
    RatedHand& hand = rated.list[i];
    hand.rates = counted(estimate_rates(solver, hand.cards, setup, contracts, plan, monitor.stop));
  });
  if (monitor.stop) return std::nullopt;
  return rated;
}

// Copies of one hand are neighbours.
std::vector<bool> every_other_hand(const RatedHands& hands) {
  std::vector<bool> half;
  bool is_in = false;
  for (std::size_t i = 0; i < hands.list.size(); ++i) {
    if (i == 0 || hands.list[i].cards != hands.list[i - 1].cards) is_in = !is_in;
    half.push_back(is_in);
  }
  return half;
}

}  // namespace nap
