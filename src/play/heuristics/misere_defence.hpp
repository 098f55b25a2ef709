// Rules for a defender at misère.
#pragma once

#include "nap/play/views/view.hpp"

namespace nap {

// What a defender plays at misère who looks at its own cards and at what was played, and at nothing else:
//
//   follows suit     while the declarer is to play or wins: below the winning card with the highest card that
//                    stays there; a defender whose every card wins over the declarer throws the highest.
//                    Where the declarer is safe: the highest card, unless it wins a trick after which no lead
//                    is good
//   leads            the lowest card of the suit in which it catches the declarer most likely: the declarer
//   has
//                    to win over it, and no ally has to win over that
//   discards         the highest card of the suit that catches the declarer least, single cards first if the
//                    declarer has lower ones
//
// It expects the declarer to be short in the suit that he led first, because most declarers lead a single
// card if they have one; and to hold no card that would have been better to play below the winning card.
//
// Requires a view of a defender, the seat to play, at misère. A legal card.
Card defend_misere(const View& view);

}  // namespace nap
