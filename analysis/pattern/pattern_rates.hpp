// How often the hands of a pattern make each contract: on average, and each of them.
#pragma once

#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/sim/deals/harness.hpp"
#include "pattern/pattern_games.hpp"

namespace nap {

// Weights add up to 1 only to within rounding, and shares and means of hands inherit that error.
inline double without_rounding(double value) { return std::round(value * 1e12) / 1e12; }

// The mean over all hands of the list, each with its lead.
struct PatternMean {
  Contract contract;
  Estimate success;                 // under the model
  std::optional<Estimate> face_up;  // under SelfPlay: with all hands open after the lead
  std::uint64_t deals;              // that were counted, or under SelfPlay played; 0 if it is exact
};

struct PatternRates {
  std::vector<PatternMean> means;  // one for each contract
  // The hands with estimates of their rates, whose mean is the measured one. They tell which hand does better
  // than another; what a single hand makes has to be measured.
  RatedHands hands;
};

// How well a mean in play is known.
struct PlayedPrecision {
  double half_width = 0.02;  // of its 95 % interval
  // Where it matters on which side of this limit a mean lies: four errors away it need only be known half as
  // well.
  std::optional<double> limit = std::nullopt;
};

// Measures on random deals of random hands, and not by the rates of `committed`: many of those were measured
// only until they were decided. Requires committed rates, and Model::Committed or Model::SelfPlay. Nothing if
// it was stopped.
std::optional<PatternRates> measure_pattern(Harness& harness, const RatedHands& committed, Model model,
                                            std::uint64_t seed, const PlayedPrecision& precision = {});

}  // namespace nap
