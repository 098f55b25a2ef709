// The best declarer against known defenders, if the declarer sees all cards. This is the upper end of the
// bracket.
#pragma once

#include "nap/play/selfplay/play_out.hpp"
#include "nap/solver/solver.hpp"

namespace nap {

// Whether some play of the declarer makes the contract against these defenders, who see only their own cards.
// The first card is game.lead if there is one.
//
// In each deal the answer is what a declarer makes who sees all cards, knows how the defenders choose, and
// plays the deal as well as possible. Proof that no declarer makes more: whatever a declarer sees, in this
// deal that declarer plays some line of cards, and the defenders answer it as they answer the same line here.
// So averaged over the deals of a hand, no declarer who leads this card makes more against these defenders
// than the average of these answers. Since the defenders could play like this, the value V*, averaged over
// all hands that the declarer may hold, is at most the average of the answers over these hands, each with its
// best lead. For a single hand this need not hold: other defenders may do better against this hand and worse
// against others.
//
// A fact that saves work: if the contract can be made with all hands open, the declarer who sees all cards
// makes it against any defence. Cards of the declarer are not merged: defenders may tell them apart.
bool is_made_by_best_declarer(const Dealt& dealt, const PlayedGame& game, Player& defenders, Solver& solver);

}  // namespace nap
