// A player who plays worlds out with other players. It asks what the cards take when nobody sees the other
// hands, averaged over possible deals of the unseen cards (one-step recursive Monte Carlo: T. Furtak, M.
// Buro, CIG 2013).
#pragma once

#include <cstdint>
#include <vector>

#include "nap/play/players/player.hpp"
#include "nap/play/players/sampling_player.hpp"
#include "nap/play/views/drawn_worlds.hpp"

namespace nap {

struct RolloutPlan {
  std::uint64_t seed = 1;
  int worlds = 40;  // at most, for one choice
};

// In each world, after each card, all seats play on as `others` would, each seat by its own view of that
// world. All cards are tried in the same worlds. Unlike a player who looks at open hands, this one values
// what the others cannot know: a card that open hands call lost may be the one that misleads. Its rate for a
// card is neither a lower nor an upper bound.
class RolloutPlayer : public Player {
 public:
  // The cost is that of the others, who choose hundreds of times for one choice of this player. They are
  // meant to be sampling players with thirty worlds, because fewer worlds make their play worse by several
  // points. The solver only breaks ties. Solver and others must outlive this player.
  RolloutPlayer(Solver& solver, Player& others, const RolloutPlan& plan)
      : solver_(solver), others_(others), plan_(plan) {}

  Card choose(const View& view) override;

  // Scores every card of distinct_cards(view) over all worlds of the plan, and drops none.
  std::vector<CardScore> scores(const View& view);

 private:
  Solver& solver_;
  Player& others_;
  RolloutPlan plan_;
  WorldDrawer drawer_;
};

}  // namespace nap
