// Points that a player can add up, and how many points each bid needs.
#pragma once

#include <span>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/analysis/thresholds/point_count.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

// How good a set of thresholds is on hands that it was not fitted on.
struct Accuracy {
  std::size_t hands;  // tested
  double agreement;   // share of hands on which the rule makes the best call, which may be passing or misère
  double ev_of_best;  // mean stakes from each payer when the best bid is called
  double ev_of_rule;  // mean stakes when the rule is followed
};

struct RuleForPlayers {
  int players;
  std::vector<PointThreshold> thresholds;  // in auction order
  Accuracy accuracy;
};

struct RuleOfThumb {
  Points points;  // the points for each feature
  std::vector<RuleForPlayers> players;
};

// The hands of one number of players. All tables of a rule have the same deck.
struct PlayersHands {
  int players;
  const RatedHands* hands;
};

// Fits the rule on every other hand and measures its accuracy on the rest. The steps:
//
// 1. A logistic regression of the success of bids of two tricks and more (of one trick if there is no other
//    bid) has one weight a feature, the same for all bids and numbers of players, and a constant for each
//    bid and number of players.
// 2. The weights are scaled and rounded to small whole numbers, which are then moved one by one as long as
//    the rule wins more on the fitted hands. Success depends mostly on the common hands, stakes on the rare
//    hands with many tricks.
// 3. For each number of players, the thresholds are those that win most on the fitted hands. A higher bid
//    never needs fewer points.
//
// If misère is the only bid, nothing has points.
RuleOfThumb fit_rule(std::span<const PlayersHands> tables, const Ruleset& ruleset);

}  // namespace nap
