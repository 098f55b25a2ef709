// What a player counts before a misère, and how much is too much.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "nap/cards/card_set.hpp"

namespace nap {

// What the two lowest cards of a suit count, in points, by rank from two to ace. Higher cards never count
// less.
struct MisereValues {
  std::array<int, kRanks> lowest;
  std::array<int, kRanks> second;  // the card above the lowest

  bool operator==(const MisereValues&) const = default;
};

// What players who count points add up before a misère: its count, and one for each of their points above
// some number.
struct MisereSum {
  MisereValues values;
  int points_above;

  bool operator==(const MisereSum&) const = default;
};

// The values from which those of a table are fitted. Lowest cards: five to seven 1, eight 2, nine 3, ten 4,
// jack 5, queen 7, king and ace 8. The card above: jack to king 1, ace 2.
inline constexpr MisereValues kUsualMisereValues = {{0, 0, 0, 1, 1, 1, 2, 3, 4, 5, 7, 8, 8},
                                                    {0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2}};

// The cards of a hand that count before a misère. A joker is one of the longest suit, but does not count.
struct MisereCards {
  std::string suits;         // how many cards of each suit, the longest first: "2-2-1"
  std::vector<Rank> lowest;  // of each suit
  std::vector<Rank> second;  // of each suit that has another card
};
MisereCards misere_cards(CardSet hand);

// The danger of taking a trick: what these cards count.
int points_of(const MisereValues& values, const MisereCards& cards);

struct MisereCount {
  std::string suits;  // MisereCards::suits
  int points;
};
MisereCount misere_count(const MisereValues& values, CardSet hand);

// With which hands to call a misère instead of what else would be called.
struct MisereLimit {
  std::string suits;
  std::string bid;          // the misère
  std::optional<int> most;  // the largest sum of the count and of what speaks for the other call; none: never
  double weight;            // of the hands with these suits that it was fitted on
};

// The misère that the limits let a hand call; nullptr: none. What speaks for the other call is added to the
// count: its tricks (pass: 0), or points.
const MisereLimit* misere_instead(const std::vector<MisereLimit>& limits, const MisereCount& count,
                                  int for_other);

}  // namespace nap
