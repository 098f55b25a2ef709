// How one deal ends for players who see all hands and for players who do not.
#pragma once

#include "nap/play/selfplay/play_out.hpp"
#include "nap/solver/solver.hpp"

namespace nap {

// Whether the declarer makes the contract, by who sees all hands after the first lead.
struct SightedPlay {
  bool everybody_sees;
  bool declarer_sees;  // the declarer alone sees
  bool defenders_see;  // all defenders see, and the declarer does not
  bool nobody_sees;
};

// A seat that sees all hands plays the card that `player` plays there without sight. But if that card gives
// away what another card keeps with all hands open, the seat plays a card that keeps it. The seat does not
// know how the others choose, so it takes no advantage of mistakes that the other side will make.
//
// One play without sight tells all four. Call a moment won if the declarer makes the contract from there on
// with all hands open, else lost. A side that sees plays as `player` does until a moment is good for it, and
// from then on it wins against any play. So a declarer who sees alone makes the contract if some moment of
// the play without sight is won. If the defenders see, the contract is made only if every moment is won. If
// everybody sees, the first moment decides; if nobody sees, the last one does.
//
// So in every deal: defenders_see <= everybody_sees <= declarer_sees, and the same with nobody_sees in the
// middle. Requires a lead in the game, and that no seat knows of cards out of play.
SightedPlay play_with_sight(const Dealt& dealt, const PlayedGame& game, Player& player, Solver& solver);

}  // namespace nap
