// A player who takes every trick.
#pragma once

#include "nap/play/players/player.hpp"

namespace nap {

// Takes the trick in progress whenever it can, also from an ally, with the lowest card that takes it, and
// otherwise throws its lowest card, trumps last. Leads the card with the fewest unseen cards above it in its
// suit. The contract does not matter to it.
class GreedyPlayer : public Player {
 public:
  Card choose(const View& view) override;
};

}  // namespace nap
