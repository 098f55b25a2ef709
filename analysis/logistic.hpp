// Logistic regression.
#pragma once

#include <vector>

namespace nap {

// One observation: a success rate, how much it counts, what it is explained by, and to which group it
// belongs.
struct Observation {
  std::vector<double> features;
  std::size_t group;
  double rate;    // 0 to 1
  double weight;  // positive
};

// The weights of the features under which the observed rates are most likely, each group having a constant of
// its own. Requires as many features in every observation and at least one observation of each group.
std::vector<double> fit_logistic(const std::vector<Observation>& observations, std::size_t groups);

}  // namespace nap
