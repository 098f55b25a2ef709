// Features of a hand, from which its success is predicted.
#pragma once

#include <vector>

#include "nap/cards/deck.hpp"

namespace nap {

// The features are between about -1 and 1, and every hand of a deck has the same number of them. Both
// functions require a canonical hand.
//
// For tricks, with the first suit as trump. It is the longest suit, and of equally long suits the highest. A
// joker is the highest trump.
std::vector<double> trick_features(CardSet hand, Deck deck);
// For misère: how low the suits are.
std::vector<double> misere_features(CardSet hand, Deck deck);

}  // namespace nap
