// A declarer who knows only the coarse state of a hand.
#pragma once

#include <cstdint>
#include <unordered_map>

#include "nap/play/bracket/coarse_state.hpp"
#include "nap/play/players/player.hpp"
#include "nap/solver/solver.hpp"

namespace nap {

// How a coarse declarer chooses between cards that make the contract in equally many worlds.
enum class TieBreak {
  Tricks,  // the card with the most tricks, at misère the fewest
  Rule     // by the card alone
};

struct CoarsePlan {
  std::uint64_t seed = 1;
  int worlds = 64;
  TieBreak ties = TieBreak::Tricks;
};

// Plays the card that makes the contract in the most worlds if all hands are open afterwards. The choice is a
// pure function of the plan and the coarse state. The policy remembers its choices. There are few, because
// most deals around one hand lead to the same coarse states.
class CoarsePolicy {
 public:
  // The solver must outlive it.
  CoarsePolicy(Solver& solver, const CoarsePlan& plan) : solver_(solver), plan_(plan) {}

  // The legal card that the declarer plays who knows only the coarse state of `state`. Requires the
  // declarer's turn in a contract that is not settled.
  Card choose(const BlindState& state);

 private:
  Card decide(const BlindState& coarse_state);

  Solver& solver_;
  CoarsePlan plan_;
  std::unordered_map<CoarseKey, Card, KeyHash> choices_;
};

// A coarse declarer as a player. The policy must outlive it.
class CoarsePlayer : public Player {
 public:
  explicit CoarsePlayer(CoarsePolicy& policy) : policy_(policy) {}
  // Requires the declarer's view, after the first lead.
  Card choose(const View& view) override { return policy_.choose(BlindState::of(view)); }

 private:
  CoarsePolicy& policy_;
};

}  // namespace nap
