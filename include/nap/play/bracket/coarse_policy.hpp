// A declarer who knows only the coarse state of a hand.
#pragma once

#include <cstdint>
#include <unordered_map>

#include "nap/play/bracket/coarse_state.hpp"
#include "nap/play/players/player.hpp"
#include "nap/solver/solver.hpp"

namespace nap {

// What a coarse declarer does with cards that make the contract in equally many worlds.
enum class TieBreak {
  Tricks,  // takes the one with the most tricks, at misère the fewest
  Rule     // goes by the card alone
};

struct CoarsePlan {
  std::uint64_t seed = 1;
  int worlds = 64;
  TieBreak ties = TieBreak::Tricks;
};

// Plays the card that makes the contract in the most worlds where all hands are then open. A pure function of
// the plan and the coarse state. It remembers its choices, which are few: of all deals around one hand most
// lead to the same coarse states.
class CoarsePolicy {
 public:
  // The solver must outlive it.
  CoarsePolicy(Solver& solver, const CoarsePlan& plan) : solver_(solver), plan_(plan) {}

  // What the declarer plays who knows only the coarse state of this state. Requires the declarer's turn in a
  // contract that is not settled. A legal card.
  Card choose(const BlindState& state);

 private:
  Card decide(const BlindState& coarse_state);

  Solver& solver_;
  CoarsePlan plan_;
  std::unordered_map<CoarseKey, Card, KeyHash> choices_;
};

// A coarse declarer at the table. The policy must outlive it.
class CoarsePlayer : public Player {
 public:
  explicit CoarsePlayer(CoarsePolicy& policy) : policy_(policy) {}
  // Requires the declarer's view, after the first lead.
  Card choose(const View& view) override { return policy_.choose(BlindState::of(view)); }

 private:
  CoarsePolicy& policy_;
};

}  // namespace nap
