#include "nap/analysis/hands/rated_hands.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <utility>

#include "hands/hand_draw.hpp"

namespace nap {
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
  DrawnHands drawn = draw_hands(classes, sample);
  RatedHands rated{setup, sample.seed, sample.precision, drawn.coverage, std::move(drawn.list)};
  rated.strata = std::move(drawn.strata);
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
