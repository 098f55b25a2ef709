// Shares and means over many hands whose rates are themselves estimates.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/chance/interval.hpp"

namespace nap {

// The same estimate of a share or a rate, with an interval that ends at 0 and 1.
inline Estimate as_share(const Estimate& estimate) {
  return {estimate.value, std::max(0.0, estimate.low), std::min(1.0, estimate.high)};
}

// Whether one hand belongs to a kind by its estimated rates, and the chance that it does, given their errors.
struct Membership {
  bool is_member;
  double chance;
};

// The share of the hands, by weight, that belong to a kind. `kind` has one membership a hand. Requires the
// strata of a sample.
//
// The 95 % interval has two parts. The first is chance. In a sample it is the chance of which hands were
// drawn: the hands of each stratum are compared with each other. Among all classes it is the chance of which
// hands are misjudged. The second is bias: misjudged hands do not cancel out if more hands lie on one side of
// a threshold than on the other. Judging hands by their chances instead of their rates shifts the share by
// about the bias, so the interval is widened by that shift. For all classes it is widened by twice the shift,
// because there is little other error, and the two errors go together.
Estimate share_of(const RatedHands& hands, const std::vector<Membership>& kind);

// A value with its standard error.
struct Uncertain {
  double value;
  double error;
};
// The mean of the values over the hands of the kind; nothing if there are none. `values` has one for each
// hand. The 95 % interval is without bounds if the hands drawn do not tell how far such hands differ.
std::optional<Estimate> mean_over(const RatedHands& hands, const std::vector<Membership>& kind,
                                  const std::vector<Uncertain>& values);

}  // namespace nap
