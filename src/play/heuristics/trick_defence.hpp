// Rules for a defender against a bid for tricks.
#pragma once

#include "nap/play/views/view.hpp"

namespace nap {

// What a defender plays by looking only at its own cards and at what was played. Open hands do not help a
// defender who has to keep the right cards: with open hands, every other defender guards what this one throws
// away. So the rules ask which of its own cards the declarer will most likely have to beat.
//
//   following suit   beats the declarer with the lowest card that does; while the declarer is still to play,
//                    takes the trick from an ally with the highest card if that makes it harder to beat; else
//                    plays the lowest card
//   void             ruffs a trick of the declarer's with the lowest trump that does; else discards
//   leads            the highest card of the suit in which the declarer least likely wins the trick
//   discards         the lowest card of the suit that loses least by it, trumps last (worth in the source)
//
// Returns a legal card. Requires the view of a defender who is to play, in a bid for tricks.
Card defend_tricks(const View& view);

}  // namespace nap
