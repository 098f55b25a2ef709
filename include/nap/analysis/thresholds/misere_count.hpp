// What a player counts before a misère, and how much is too much.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nap/cards/card_set.hpp"

namespace nap {

// The danger of taking a trick. Each suit of a hand counts by its lowest card: up to four nothing, five to
// seven 1, eight 2, nine 3, ten 4, jack 5, queen 7, king and ace 8. It counts 1 more if its second lowest
// card is a jack, queen or king, and 2 more if it is an ace. A joker counts as one of the longest suit, but
// not as its lowest card.
struct MisereCount {
  std::string suits;  // how many cards of each suit, the longest first: "2-2-1"
  int points;
};
MisereCount misere_count(CardSet hand);

// With which hands to call a misère instead of what else would be called.
struct MisereLimit {
  std::string suits;
  std::string bid;          // the misère
  std::optional<int> most;  // the largest sum of the points and of the tricks of the other call; none: never
  double weight;            // of the hands with these suits that it was fitted on
};

// The misère that the limits let a hand call instead of a bid of so many tricks (pass: 0); nullptr: none.
const MisereLimit* misere_instead(const std::vector<MisereLimit>& limits, const MisereCount& count,
                                  int tricks);

}  // namespace nap
