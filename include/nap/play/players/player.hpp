// What all players have in common.
#pragma once

#include "nap/play/views/view.hpp"

namespace nap {

// Chooses cards by what a seat sees. A choice is a pure function of the view and of what the player was made
// with. Random numbers come from a seed and from hash_of(view), which takes in its coins, never from earlier
// choices. A player may keep scratch memory, so two threads must not use one player at once.
class Player {
 public:
  virtual ~Player() = default;

  // Returns one of view.legal(). Requires a view of the seat to play, and a contract that is not settled.
  virtual Card choose(const View& view) = 0;
};

}  // namespace nap
