// Suits and hands with their small cards taken as alike.
#pragma once

#include <string>

#include "nap/cards/card_set.hpp"

namespace nap {

// The cards of one suit, "AKxx": ace to ten by letter, each lower card as an x. A joker of this suit stands
// before them, "JK Axx".
std::string holding_of(CardSet hand, Suit suit);

// Longer holdings come first; of equally long ones, those with higher cards.
bool comes_before(const std::string& holding, const std::string& other);

// The holdings of the other suits, in the order of comes_before: "AK+x".
std::string side_cards(CardSet hand, Suit trump);

// What all suits hold, in the order of comes_before, whatever the suits are called: "AKx+K+x". A joker stands
// before them, "JK+Ax+K+x".
std::string holdings_of(CardSet hand);

}  // namespace nap
