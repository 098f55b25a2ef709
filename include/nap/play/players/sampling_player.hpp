// A player who looks at worlds: what the cards take where all hands are open, averaged over ways the unseen
// cards can be (perfect-information Monte Carlo: M. Ginsberg, "GIB", JAIR 14, 2001; J. Long, N. Sturtevant,
// M. Buro, T. Furtak, AAAI 2010).
#pragma once

#include <cstdint>
#include <vector>

#include "nap/play/players/player.hpp"
#include "nap/play/views/hand_strength.hpp"
#include "nap/solver/solver.hpp"

namespace nap {

// What a declarer does who needs every trick that is left, between cards that are equal in all worlds, most
// often because open hands call every card lost.
enum class LostCause {
  WinnersFirst,  // the card that the fewest unseen cards beat, so that defenders discard before they know
                 // what to keep
  WrittenRule    // as in all other ties
};

struct SamplingPlan {
  std::uint64_t seed = 1;
  int worlds = 64;  // for one choice at most
  LostCause lost_cause = LostCause::WinnersFirst;
};

// What the worlds say of one card.
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

  // Of distinct_cards(view), those that are good in the most worlds, over all worlds of the plan.
  CardSet best_cards(const View& view);

  // Every card of distinct_cards(view) over all worlds of the plan, none dropped. For tests and studies:
  // choose stops earlier and drops cards.
  std::vector<CardScore> scores(const View& view);

 private:
  Solver& solver_;
  SamplingPlan plan_;
  StrengthCache strengths_;
};

}  // namespace nap
