// A player who takes into account that later choices are blind, too (after alpha-mu: T. Cazenave, V. Ventos,
// "The alpha-mu search algorithm for the game of Bridge", arXiv 1911.07960, and "Optimizing alpha-mu",
// 2101.12639).
#pragma once

#include <cstdint>
#include <vector>

#include "nap/play/players/player.hpp"
#include "nap/play/players/sampling_player.hpp"
#include "nap/play/views/drawn_worlds.hpp"

namespace nap {

struct AlphaMuPlan {
  std::uint64_t seed = 1;
  int worlds = 64;    // at most, for one choice
  int decisions = 2;  // blind choices of this seat; with 1 it judges cards as SamplingPlayer does
};

// A sampling player chooses anew in every world, as if the world could be seen. This player makes each of its
// next `decisions` choices once for all worlds that it expects not to tell apart. After these choices it
// plays with open hands, and all others always do.
//
// Two things differ from the paper. First, in the paper worlds part as soon as a card differs between them.
// Among a few dozen worlds of a full deck hardly two agree on all cards of a trick, so the second choice
// would see everything. Here worlds part by what a person would note: who took the trick, which suits were
// led, who did not follow, and which of the own cards would take the trick in progress. Second, in each world
// the others make one reply, one that wins with open hands if there is one. The paper tries every reply, for
// a Pareto front.
//
// What its score bounds: the score is never more than the share of worlds that open hands win. Where open
// hands lose, some reply of the other side keeps them losing, and that reply is made. The score does not
// bound what a blind player reaches: the coarse groups lower it, but the single replies and the open hands at
// the end raise it.
class AlphaMuPlayer : public Player {
 public:
  // The solver must outlive it.
  AlphaMuPlayer(Solver& solver, const AlphaMuPlan& plan) : solver_(solver), plan_(plan) {}

  Card choose(const View& view) override;

  // Scores every card of distinct_cards(view) over all worlds of the plan.
  std::vector<CardScore> scores(const View& view);

 private:
  std::vector<CardScore> scores_of(const View& view, CardSet cards, const DrawnWorlds& drawn);

  Solver& solver_;
  AlphaMuPlan plan_;
  WorldDrawer drawer_;
};

}  // namespace nap
