// A short list of hands with which, and with all better ones, a bid wins more than other calls.
#pragma once

#include <vector>

#include "nap/analysis/thresholds/chart_place.hpp"

namespace nap {

// What a bid wins more than the other call of some hands in a place, times their weight.
struct PlaceGain {
  ChartPlace place;
  double gain;
};

// The places that win most, one after another, each with all that are at least as good and not yet covered.
// Each wins with its own hands, too. At most eight; each wins at least a hundredth of what those before it
// win. The trumps are in the order of comes_before.
std::vector<ChartPlace> least_hands(const std::vector<PlaceGain>& gains);

}  // namespace nap
