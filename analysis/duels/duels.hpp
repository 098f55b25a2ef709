// Plays the same deals in two ways.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "nap/chance/interval.hpp"
#include "nap/play/players/make_player.hpp"
#include "nap/sim/deals/harness.hpp"

namespace nap {

// Whether the declarer makes the contract in each of the two ways.
struct Duel {
  bool first;
  bool second;
};

// How often the declarer succeeds on many hands in two ways, over the same deals. The intervals are those of
// hands drawn at random: several deals of one hand count only for what they tell about that hand.
class DuelRates {
 public:
  // Requires that the deals of one hand come one after the other.
  void add(std::size_t hand, const Duel& duel);

  // Nothing for fewer than two hands, or if all hands have the same value: these show no error.
  std::optional<Estimate> first() const;
  std::optional<Estimate> second() const;
  std::optional<Estimate> change() const;  // the second rate less the first

 private:
  struct OfHand {
    std::size_t hand;
    int deals;
    int first;
    int second;
  };

  template <class Value>
  std::optional<Estimate> mean(const Value& value) const;

  std::vector<OfHand> hands_;
};

// The results of `play` for the numbers from 0 to `deals` - 1, in order. They are the same for any number of
// threads, and incomplete if it was stopped. Each thread has one player of kReferencePlayer with this seed.
// The monitor counts steps of some deals.
template <class Result>
std::vector<Result> play_deals(Harness& harness, std::uint64_t deals, std::uint64_t seed,
                               const std::function<Result(std::uint64_t, Player&)>& play) {
  constexpr std::uint64_t kDealsInStep = 20;
  const std::uint64_t steps = (deals + kDealsInStep - 1) / kDealsInStep;
  std::vector<std::vector<Result>> found(steps);
  harness.monitor().planned += steps;
  std::vector<std::unique_ptr<Player>> people(harness.threads());
  harness.for_each(steps, [&](std::uint64_t step, Solver& solver, std::size_t thread) {
    if (!people[thread]) people[thread] = make_player(kReferencePlayer, solver, seed);
    const std::uint64_t last = std::min(deals, (step + 1) * kDealsInStep);
    for (std::uint64_t i = step * kDealsInStep; i < last; ++i)
      found[step].push_back(play(i, *people[thread]));
  });
  std::vector<Result> all;
  for (const std::vector<Result>& of_step : found) all.insert(all.end(), of_step.begin(), of_step.end());
  return all;
}

}  // namespace nap
