// A player who looks at worlds. It asks what the cards take when all hands are open, averaged over possible
// deals of the unseen cards (perfect-information Monte Carlo: M. Ginsberg, "GIB", JAIR 14, 2001; J. Long, N.
// Sturtevant, M. Buro, T. Furtak, AAAI 2010).
#pragma once

#include <cstdint>
#include <vector>

#include "nap/play/players/player.hpp"
#include "nap/play/views/hand_strength.hpp"
#include "nap/solver/solver.hpp"

namespace nap {

// How a declarer who needs every trick that is left chooses between cards that are equal in all worlds. Most
// often they are equal because open hands call every card lost.
enum class LostCause {
  WinnersFirst,  // the card that the fewest unseen cards beat, so that defenders discard before they know
                 // what to keep
  WrittenRule    // as in all other ties
};

struct SamplingPlan {
  std::uint64_t seed = 1;
  int worlds = 64;  // at most, for one choice
  LostCause lost_cause = LostCause::WinnersFirst;
};

// What the worlds say about one card.
struct CardScore {
  Card card;
  int good = 0;    // worlds in which the contract ends as this seat's side wants
  int worlds = 0;  // worlds that were looked at for this card
};

class SamplingPlayer : public Player {
 public:
  // The solver must outlive it.
  SamplingPlayer(Solver& solver, const SamplingPlan& plan) : solver_(solver), plan_(plan) {}

  Card choose(const View& view) override;

  // The cards of distinct_cards(view) that are good in the most worlds, over all worlds of the plan.
  CardSet best_cards(const View& view);

  // Scores every card of distinct_cards(view) over all worlds of the plan, and drops none. It is for tests
  // and studies: choose() stops earlier and drops cards.
  std::vector<CardScore> scores(const View& view);

 private:
  Solver& solver_;
  SamplingPlan plan_;
  StrengthCache strengths_;
};

}  // namespace nap
