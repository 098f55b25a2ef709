#include "played/rate_anew.hpp"

#include "nap/analysis/played/play_hands.hpp"

namespace nap {

std::optional<RatedHands> rate_anew(Harness& harness, const FreshRates& rates, std::span<const CardSet> hands,
                                    std::span<const Ruleset> tables) {
  constexpr double kPrecision = 0.01;
  RatedHands anew{rates.setup, ~rates.seed, kPrecision, Coverage::Sample, {}, Model::Committed};
  for (const CardSet hand : hands) anew.list.push_back({hand, 1.0 / static_cast<double>(hands.size()), {}});
  const RatePlan plan{anew.seed, kPrecision};
  Monitor& monitor = harness.monitor();
  monitor.planned += anew.list.size();
  harness.for_each(anew.list.size(), [&](std::uint64_t i, Solver& solver) {
    RatedHand& hand = anew.list[i];
    hand.rates =
        counted(estimate_rates(solver, hand.cards, rates.setup, rates.contracts, plan, monitor.stop));
  });
  if (monitor.stop) return std::nullopt;
  if (rates.model == Model::Committed) return anew;
  monitor.planned += anew.list.size();
  return play_hands(harness, anew, tables, PlayEffort::checking());
}

}  // namespace nap
