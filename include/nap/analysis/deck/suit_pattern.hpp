// How many cards of each suit a hand has, and how often that happens.
#pragma once

#include <array>
#include <compare>
#include <string>
#include <vector>

#include "nap/cards/card_set.hpp"
#include "nap/cards/deck.hpp"

namespace nap {

// The lengths of the suits, the longest first, whichever suit it is.
struct SuitPattern {
  std::array<int, kSuits> lengths;
  bool has_joker = false;  // besides, in no suit

  int longest() const { return lengths.front(); }
  friend auto operator<=>(const SuitPattern&, const SuitPattern&) = default;
};

SuitPattern pattern_of(CardSet hand);
// "3-1-1-0"; with a joker "3-1-0-0 JK".
std::string to_text(const SuitPattern& pattern);

// The patterns of the hands of so many cards that the deck can give, the most uneven first, and those with a
// joker last.
std::vector<SuitPattern> suit_patterns(Deck deck, int cards);
// How often a hand from a shuffled deck has the pattern, counted exactly.
double shuffled_share(const SuitPattern& pattern, Deck deck);

}  // namespace nap
