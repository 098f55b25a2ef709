// Near-optimal play of a mini-game by players who see only their own cards, found by regret minimisation.
#pragma once

#include <cstddef>
#include <vector>

#include "support/mini_nap.hpp"

namespace nap::test {

struct Equilibrium {
  Strategy strategy;  // of all seats
  double rate;        // the declarer's success rate where all seats follow it
  // The success rate after one seat alone answers best, one a seat: the declarer's is the highest that these
  // defenders allow, a defender's the lowest that this defender alone can bring about.
  std::vector<double> after_best_response;

  // For two seats the value V* is at most `upper` and at least `lower`. For more, the first still holds: no
  // declarer makes more against these defenders.
  double upper() const { return after_best_response[0]; }
  double lower() const;
};

// Stops where no seat gains more than `gain` by itself, or after `iterations`.
Equilibrium minimise_regret(const MiniTree& tree, double gain, int iterations = 5000);

// A blind declarer against defenders who see all cards and know the declarer's policy (Vbest).
struct BestDefence {
  double rate;   // of the best policy that was found, without error
  double upper;  // no declarer makes more, not even one who chooses at random
  std::size_t deals;

  // Rates of policies are multiples of one deal's weight.
  bool is_exact() const { return (upper - rate) * static_cast<double>(deals) < 1; }
};

// As precise as minimise_regret.
BestDefence best_defence(const MiniGame& game, double gain, int iterations = 5000);

// At every information set the card that the strategy most often plays there; of equal ones, the highest.
Policy likeliest_card(const MiniTree& tree, const Strategy& strategy);

}  // namespace nap::test
