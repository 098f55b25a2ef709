// Who plays the cards.
#pragma once

#include "nap/play/views/view.hpp"

namespace nap {

// Chooses cards by what a seat sees. A choice is a pure function of the view and of what the player was made
// with: random numbers come from a seed and from hash_of(view), never from what was chosen before. A player
// may keep scratch memory; two threads must not use one player at once.
class Player {
 public:
  virtual ~Player() = default;

  // Requires a view of the seat to play, and a contract that is not settled. One of view.legal().
  virtual Card choose(const View& view) = 0;
};

}  // namespace nap
