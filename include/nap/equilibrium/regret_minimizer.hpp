// Regret minimisation: plans of any number of players, which come near an equilibrium by playing against each
// other again and again.
#pragma once

#include <cstdint>
#include <vector>

#include "nap/equilibrium/sequence_form.hpp"

namespace nap::equilibrium {

// What a RegretMinimizer knows after some rounds: all that it needs to go on.
struct RegretState {
  std::uint64_t rounds = 0;
  std::vector<std::vector<double>> regrets;  // of each player: for each sequence
  std::vector<Plan> averages;                // of each player: his plans so far, later ones counting more
};

// Discounted counterfactual regret minimisation (N. Brown and T. Sandholm, AAAI 33, 2019) with their weights:
// after round t, regrets above zero are multiplied by t^1.5 / (t^1.5 + 1), those below by 1/2, and the plan
// of round t counts t^2 times. Players learn in turn.
//
// With two players whose payoffs sum to zero the averages come as near an equilibrium as one likes. With more
// players nothing is certain: outcome_of tells how near they are.
class RegretMinimizer {
 public:
  // Ownership: it refers to the game, which must outlive it.
  explicit RegretMinimizer(const Game& game);
  // Goes on from a state of the same game. Requires one number for each sequence.
  RegretMinimizer(const Game& game, RegretState state);

  // One round, in which each player learns once.
  void play_round();

  const RegretState& state() const { return state_; }

 private:
  void learn(std::size_t player);

  const Game& game_;
  RegretState state_;
  std::vector<Plan> plans_;  // of the next round
};

}  // namespace nap::equilibrium
