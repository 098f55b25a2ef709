// Players who bet by a stated rule: with which hands they open, match and raise, whatever happened before.
#pragma once

#include <optional>
#include <vector>

#include "nap/asnas/betting/betting_tree.hpp"
#include "nap/asnas/hands/ranking.hpp"

namespace nap::asnas {

// The least strength of a hand (see ranking.hpp) for each bet.
struct StatedPlayers {
  int open;                  // else they pass
  int match;                 // an opening or a raise; else they fold
  std::optional<int> raise;  // where the rules of the betting allow it; none: they never raise
};

// The place of the choice that such a player makes at the position.
std::size_t stated_choice(const StatedPlayers& players, const BettingTree::Position& position, int strength);

// For each seat whether a hand of each of these strengths makes all moves that were heard of the seat before
// the position.
std::vector<std::vector<bool>> hands_heard(const StatedPlayers& players, const BettingTree& tree,
                                           std::size_t position, const std::vector<int>& strengths);

}  // namespace nap::asnas
