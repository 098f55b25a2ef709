// Shares and means over many hands that are judged by rates which are themselves estimates.
#pragma once

#include <optional>
#include <vector>

#include "nap/analysis/rated_hands.hpp"
#include "nap/sim/interval.hpp"

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
// a threshold than on the other: the interval is widened by what it changes when hands are judged by their
// chances, which is as much again.
Estimate share_of(const RatedHands& hands, const std::vector<Membership>& kind);

// The mean of one rate over the hands of the kind; nothing where there are none. `values` has one a hand,
// with its standard error.
struct Uncertain {
  double value;
  double error;
};
std::optional<Estimate> mean_over(const RatedHands& hands, const std::vector<Membership>& kind,
                                  const std::vector<Uncertain>& values);

}  // namespace nap
