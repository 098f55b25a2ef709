// Hands that are played by several players on both sides, duplicate fashion: every pair of players gets the
// same deals and the same first cards.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "nap/play/players/make_player.hpp"
#include "nap/sim/deals/harness.hpp"
#include "nap/sim/random/interval.hpp"

namespace nap::bench {

struct StrengthPlan {
  std::vector<PlayerKind> players;  // the first is what the others are compared with
  int seats;
  int tricks;  // 0: misère, without trump
  std::uint64_t deals;
  std::uint64_t seed;
};

// What happened where `declarer` and `defenders`, places in the plan's players, played all deals.
struct Pairing {
  std::size_t declarer;
  std::size_t defenders;
  std::vector<std::uint8_t> made;  // by deal
  double milliseconds;             // a deal, of processor time

  std::uint64_t successes() const;
};

struct StrengthTable {
  StrengthPlan plan;
  double committed;               // mean success of the first cards where all hands are open
  std::vector<Pairing> pairings;  // declarer by declarer

  const Pairing& pairing(std::size_t declarer, std::size_t defenders) const {
    return pairings[declarer * plan.players.size() + defenders];
  }
};

// The first's successes less the second's, over the same deals.
Estimate gain(const Pairing& first, const Pairing& second);

// Deal i is one deal of a random hand of its own, whose success with open hands is neither small nor certain.
// The same for every number of threads, but for the times.
StrengthTable play_strength(Harness& harness, const StrengthPlan& plan);

}  // namespace nap::bench
