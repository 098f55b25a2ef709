// A player who keeps in mind that later choices are blind, too (after alpha-mu: T. Cazenave, V. Ventos, "The
// alpha-mu search algorithm for the game of Bridge", arXiv 1911.07960, and "Optimizing alpha-mu",
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
  int worlds = 64;    // for one choice at most
  int decisions = 2;  // of this seat that are made blind; with 1 it judges cards as SamplingPlayer does
};

// A sampling player chooses anew in every world, as if the world could be seen. This player makes its next
// `decisions` choices once for all worlds that it expects not to tell apart; what it does after them, and
// what all others do, is with open hands.
//
// Two things differ from the paper. There, worlds part as soon as a card differs between them. Of a few dozen
// worlds of a full deck hardly two agree on all cards of a trick, so that the second choice would see
// everything. Here, worlds part by what a person would note: who took the trick, which suits were led, who
// did not follow, and which of the own cards would take the trick in progress. And in each world the others
// make one reply, one that wins with open hands if there is any, instead of every reply for a Pareto front.
//
// What its score bounds: it is never more than the share of worlds that open hands win, because where open
// hands lose, some reply of the other side keeps it so, and that one is made. It is no bound of what a blind
// player reaches: the coarse groups lower it, the single replies and the open hands at the end raise it.
class AlphaMuPlayer : public Player {
 public:
  // The solver must outlive it.
  AlphaMuPlayer(Solver& solver, const AlphaMuPlan& plan) : solver_(solver), plan_(plan) {}

  Card choose(const View& view) override;

  // Every card of distinct_cards(view) over all worlds of the plan.
  std::vector<CardScore> scores(const View& view);

 private:
  std::vector<CardScore> scores_of(const View& view, CardSet cards, const DrawnWorlds& drawn);

  Solver& solver_;
  AlphaMuPlan plan_;
  WorldDrawer drawer_;
};

}  // namespace nap
