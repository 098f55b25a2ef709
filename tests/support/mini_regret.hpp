// Near-optimal play of a mini-game by players who see only their own cards, found by regret minimisation.
#pragma once

#include <cstddef>
#include <vector>

#include "support/mini_nap.hpp"

namespace nap::test {

struct Equilibrium {
  Strategy strategy;  // of all seats
  double rate;        // the declarer's success rate if all seats follow it
  // For each seat, the success rate if this seat alone plays best against the others. The declarer's is the
  // highest that these defenders allow. A defender's is the lowest that this defender alone can bring about.
  std::vector<double> after_best_response;

  // With two seats the value V* is between `lower` and `upper`. With more seats `upper` still holds: no
  // declarer makes more against these defenders.
  double upper() const { return after_best_response[0]; }
  double lower() const;
};

// Stops when no seat alone can gain more than `gain`, or after `iterations`.
Equilibrium minimise_regret(const MiniTree& tree, double gain, int iterations = 5000);

// A blind declarer against defenders who see all cards and know the declarer's policy (Vbest).
struct BestDefence {
  double rate;   // of the best policy found, without error
  double upper;  // no declarer makes more, not even one who chooses at random
  std::size_t deals;

  // Exact, because the rates of policies are multiples of one deal's weight.
  bool is_exact() const { return (upper - rate) * static_cast<double>(deals) < 1; }
};

// Its parameters are those of minimise_regret.
BestDefence best_defence(const MiniGame& game, double gain, int iterations = 5000);

// The card that the strategy plays most often at each information set. Of equal cards it is the highest.
Policy likeliest_card(const MiniTree& tree, const Strategy& strategy);

}  // namespace nap::test
