// How the betting goes if nobody can gain by another plan.
#pragma once

#include <optional>

#include "nap/asnas/betting/solution.hpp"

namespace nap::asnas {

// In one deal on average.
struct BettingCourse {
  int players;
  double moves;     // of all players
  double pot;       // in antes, when the betting ends
  double unopened;  // the share of deals in which nobody opens
  double unseen;    // that all but one fold in
  double raised;    // with a raise

  double moves_a_player() const { return moves / players; }
  // The share of deals in which two or more pay a bet and show.
  double called() const { return 1.0 - unopened - unseen; }
};

// From the chance of each ending, for each order of hands (BettingGame::outcome_chances).
BettingCourse course_of(const BettingTree& tree, const std::vector<double>& outcomes);

// Solves the betting with an ante of 1, bets of 2 and 4 and no limit of chips: of two players exactly, of
// more until nobody can gain more than a thousandth of an ante. Nothing if it was stopped. Counts rounds in
// the workers' monitor.
std::optional<BettingCourse> betting_course(int players, const Pack& pack, Workers& workers);

}  // namespace nap::asnas
