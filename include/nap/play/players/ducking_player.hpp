// A player who takes no trick that it can leave to another seat.
#pragma once

#include "nap/play/players/player.hpp"

namespace nap {

// Plays the highest card that does not take the trick in progress, or else its lowest card. It leads the card
// with the most unseen cards above it in its suit. The contract does not matter to it, nor who takes the
// trick.
class DuckingPlayer : public Player {
 public:
  Card choose(const View& view) override;
};

}  // namespace nap
