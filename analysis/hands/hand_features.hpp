// What can be seen of a hand and tells how much it makes.
#pragma once

#include <vector>

#include "nap/cards/deck.hpp"

namespace nap {

// Numbers between about -1 and 1, as many for every hand of the deck. Require a canonical hand.
//
// For tricks: as if the first suit, the longest and of equally long ones the highest, were trump.
std::vector<double> trick_features(CardSet hand);
// For misère: how low the suits are.
std::vector<double> misere_features(CardSet hand, Deck deck);

}  // namespace nap
