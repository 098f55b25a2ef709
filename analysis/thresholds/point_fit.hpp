// Points and thresholds that win most.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "nap/analysis/thresholds/point_count.hpp"
#include "nap/analysis/thresholds/rule_of_thumb.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

// The bids that points can call, lowest first.
std::vector<Bid> bids_of_points(const Ruleset& ruleset);

// Hands that are alike to the rule, and what each call wins with them, or misère if that wins more: where it
// does, another count calls it.
struct Trial {
  Features features;
  std::vector<double> gains;  // by weight: passing, then one for each bid that points can call
};

// The hands of one number of players, prepared for trying many sets of points.
class Trials {
 public:
  // The bids must be lowest first.
  Trials(std::span<const RatedHand* const> hands, std::vector<Bid> bids, const Ruleset& ruleset);

  struct Fit {
    std::vector<PointThreshold> thresholds;
    double ev;
  };

  // The thresholds that win most.
  Fit best_thresholds(const Points& points) const;

 private:
  // What each choice wins with the hands that have a number of points, by that number.
  std::vector<std::vector<double>> gains_by_points(const Points& points) const;

  std::vector<Bid> bids_;
  std::vector<Trial> trials_;
};

// The hands of a table that the rule is fitted on.
std::vector<const RatedHand*> fitted_hands(const RatedHands& hands);

// The points that the rule counts, in steps 1 and 2 of fit_rule.
Points fitted_points(const RatedHands& hands, const Ruleset& ruleset);

}  // namespace nap
