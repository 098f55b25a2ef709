// A view as the solver asks for it.
#pragma once

#include "nap/play/views/view.hpp"
#include "nap/solver/play_state.hpp"

namespace nap {

// The state of the hand with these hands. Requires a world of the view.
PlayState open_state(const View& view, const Hands& world);

}  // namespace nap
