// Shares and means over many hands that are judged by rates which are themselves estimates.
#pragma once

#include <optional>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/sim/random/interval.hpp"

namespace nap {

// Whether one hand belongs to a kind: as its rates have it, and the chance that it does, rates being known no
// better than they are.
struct Membership {
  bool is_member;
  double chance;
};

// The share of the hands, by weight, that belong to a kind; one membership a hand.
//
// The interval (95 %) is of two parts. First what chance has put in: for a sample, which hands were drawn
// (compared with their neighbours, since one is drawn from each small part of all hands); for all classes,
// which of them are misjudged. Then the misjudging does not cancel where there are more hands on one side of
// a threshold than on the other. Judging hands by their chances instead changes the share by as much again,
// which tells how much that is; the interval is widened by it, and by twice as much for all classes, where
// there is little else and the two errors go together.
Estimate share_of(const RatedHands& hands, const std::vector<Membership>& kind);

// The mean of one rate over the hands of the kind; nothing where there are none. `values` has one a hand,
// with its standard error.
struct Uncertain {
  double value;
  double error;
};
std::optional<Estimate> mean_over(const RatedHands& hands, const std::vector<Membership>& kind,
                                  const std::vector<Uncertain>& values);

// Half the width of the 95 % interval of the mean of so many sampled values with weights w that add up to 1.
// `spread` is the sum of (w times the distance from the mean) squared, `errors` that of (w times the standard
// error) squared.
double half_width_of_sample(std::size_t values, double spread, double errors);

}  // namespace nap
