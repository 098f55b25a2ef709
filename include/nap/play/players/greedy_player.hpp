// A player who takes every trick that it can.
#pragma once

#include "nap/play/players/player.hpp"

namespace nap {

// Takes the trick in progress whenever it can, even from an ally, with the lowest card that takes it.
// Otherwise it throws its lowest card, trumps last. It leads the card with the fewest unseen cards above it
// in its suit. The contract does not matter to it.
class GreedyPlayer : public Player {
 public:
  Card choose(const View& view) override;
};

}  // namespace nap
