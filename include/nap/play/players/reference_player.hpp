// The player who stands for people wherever nap says what players make.
#pragma once

#include "nap/play/players/player.hpp"
#include "nap/play/players/sampling_player.hpp"

namespace nap {

// A SamplingPlayer, except for the choices in which open hands tell nothing (see SamplingPlayer):
//
// * For a defender at misère, or in a bid that needs every trick, the rules for defenders choose. If every
//   world is won or lost whatever is played now, a player who looks at open hands throws away cards that
//   nobody else can guard.
// * In other bids the rules choose for a defender who cannot follow suit once the declarer needs every trick
//   that is left. They also choose wherever several cards are good in equally many worlds.
// * A declarer who needs every trick and leads plays the card that the fewest unseen cards beat, so that
//   defenders discard before they know what to keep.
class ReferencePlayer : public Player {
 public:
  // The solver must outlive it.
  ReferencePlayer(Solver& solver, const SamplingPlan& plan) : sampling_(solver, plan) {}

  Card choose(const View& view) override;

 private:
  Card defend(const View& view, CardSet cards);

  SamplingPlayer sampling_;
};

}  // namespace nap
