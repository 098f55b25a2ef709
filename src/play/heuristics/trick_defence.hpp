// Rules for a defender of a bid for tricks.
#pragma once

#include "nap/play/views/view.hpp"

namespace nap {

// What a defender plays who looks at its own cards and at what was played, and at nothing else. Open hands do
// not help a defender who has to keep the right cards: there, every other defender guards what this one
// throws away. So the rules ask which of the own cards the declarer will most likely have to beat.
//
//   following suit   beats the declarer with the lowest card that does; while the declarer is still to play,
//                    takes the trick from an ally with the highest card if that makes it harder to beat; else
//                    plays the lowest card
//   void             ruffs a trick of the declarer's with the lowest trump that does; else discards
//   leads            the highest card of the suit in which the declarer least likely wins the trick
//   discards         the lowest card of the suit that loses least by it, trumps last (worth in the source)
//
// Requires a view of a defender, the seat to play, in a bid for tricks. A legal card.
Card defend_tricks(const View& view);

}  // namespace nap
