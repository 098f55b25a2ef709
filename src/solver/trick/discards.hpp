// How defenders discard: at once, as in the real game, or deferred, in a relaxation of the game.
#pragma once

#include "bits/processor.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// AtOnce is the real game. In Deferred a defender who cannot follow suit may defer the discard: one card of a
// side suit counts as played, but all stay in the hand, and the defender chooses later which one it was. When
// a suit of these cards is led, the defender either follows with a card of it, or declares that all cards
// held in it were discarded before. Trumps are never deferred.
//
// One deferred discard: spades are trump, the declarer leads ♠A, and seat 1 cannot follow.
//
//                     hand of seat 1   deferred   tricks left
//   before ♠A         ♥K ♦Q            0          2
//   after ♠A          ♥K ♦Q            1          1        one of the two cards is gone, no matter which
//   hearts are led    ♥K follows: the discard was ♦Q       or ♥K is declared gone and ♦Q is thrown
//   diamonds are led  ♦Q follows: the discard was ♥K       or ♦Q is declared gone and ♥K is thrown
//
// In the real game seat 1 must say now which of the two it keeps, and the search tries both. Here it can
// follow with a king or a queen to whatever comes, so one line of play answers for both.
//
// Whatever the defenders can do in the real game they can do in this one, and the declarer knows less. So
// what the declarer achieves in Deferred, the declarer also achieves in AtOnce. An answer that suits the
// declarer is therefore certain (yes, at misère no). The other answer settles nothing. Deferred is used only
// with a lone declarer: for partners it costs more than it saves.
enum class Discards { AtOnce, Deferred };

}  // namespace nap::search::inline NAP_PROCESSOR
