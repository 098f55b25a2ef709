// From what a seat sees, or what everybody holds, to a hand with all cards open.
#pragma once

#include "nap/play/views/view.hpp"
#include "nap/solver/play_state.hpp"

namespace nap {

// The state of the hand when the seats hold the hands of `world`. Requires a world of the view.
PlayState open_state(const View& view, const Hands& world);

// The world of the view as a deal: what each seat was dealt, and what the seat that looks knows of the stock.
// Its coins are those of the view.
Dealt dealt_of(const View& view, const Hands& world);

// What is left of the hands after the cards of `history`.
Hands hands_left(const Deal& hands, const History& history);

}  // namespace nap
