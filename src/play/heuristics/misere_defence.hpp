// Rules for a defender at misère.
#pragma once

#include "nap/play/views/view.hpp"

namespace nap {

// What a defender plays at misère by looking only at its own cards and at what was played:
//
//   follows suit     while the declarer is to play or wins: the highest card below the winning card; if there
//                    is none, the lowest card, or the highest if the declarer has played.
//                    Where the declarer is safe: the highest card, unless it wins a trick after which no lead
//                    is good
//   leads            the lowest card of the suit in which it most likely catches the declarer: the declarer
//                    has to win over it, and no ally has to win over that
//   discards         the highest card of the suit that least likely catches the declarer, single cards first
//                    if the declarer has lower ones
//
// The declarer is expected to be short in the suit led first, because most declarers lead a single card if
// they have one; and to hold no card that would have been better to play below the winning card.
//
// Returns a legal card. Requires the view of a defender who is to play, at misère.
Card defend_misere(const View& view);

}  // namespace nap
