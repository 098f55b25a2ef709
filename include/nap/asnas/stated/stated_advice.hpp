// What to do in the betting against players who bet by a stated rule. This is no equilibrium: it is the best
// answer to just these players.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "nap/asnas/stated/stated_players.hpp"
#include "nap/chance/interval.hpp"
#include "nap/chance/workers.hpp"

namespace nap::asnas {

struct StatedQuestion {
  std::size_t position;  // of the tree, where the player has to choose
  Cards hand;            // his
  Pack pack;
  Ranking ranking;
  StatedPlayers others;
};

// One choice, in chips from here on, if the hand goes on as well as it can.
struct StatedChoice {
  Estimate value;
  Estimate behind;  // what the best choice wins more, in the same deals
};

struct StatedAdvice {
  std::vector<StatedChoice> choices;  // as those of the position
  std::size_t best;                   // the place of one of them
  std::uint64_t deals;
};

// Draws the hands of the others so that they make the moves that were heard, and weighs each deal by how
// likely that was. The best choice, and what the hand does later, are found in deals of their own; all
// choices are rated in fresh ones. Nothing if no such deal exists, or if the workers' monitor, which counts
// deals, is told to stop. Requires a position and a pack of the tree's players, and 1,000 deals or more.
std::optional<StatedAdvice> stated_advice(const BettingTree& tree, const StatedQuestion& question,
                                          std::uint64_t seed, std::uint64_t deals, Workers& workers);

}  // namespace nap::asnas
