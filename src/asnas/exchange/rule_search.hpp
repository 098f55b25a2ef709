// Looks for a rule of the exchange that is best for each player if everybody follows it.
//
// Regret matching: a throw is played in proportion to what it would have won more so far than what was played
// (S. Hart, A. Mas-Colell, Econometrica 68, 2000). Later rounds weigh more, as in N. Brown, T. Sandholm (AAAI
// 33, 2019), so that the first, poor rules are forgotten. With two players the average of the rules nears an
// equilibrium. With more nothing is promised, so what a player could still gain is always measured.
#pragma once

#include "nap/asnas/exchange/throw_rule.hpp"

namespace nap::asnas {

class RuleSearch {
 public:
  // Begins with everything equally likely.
  explicit RuleSearch(const HandThrows& hands);

  ThrowRule current() const;
  // Learns from a round that everybody played by the current rule. `won` has what each throw of each hand
  // would have won; only differences within a hand count.
  void learn(const ThrowNumbers& won);
  // The average rule, without throws that are hardly ever made.
  ThrowRule average() const;

 private:
  ThrowNumbers regrets_;
  ThrowNumbers sums_;  // of the chances
  double rounds_ = 0.0;
};

}  // namespace nap::asnas
