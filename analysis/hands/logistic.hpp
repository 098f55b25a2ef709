// Logistic regression.
#pragma once

#include <vector>

namespace nap {

// One observation: a success rate with its weight, the features that explain it, and its group.
struct Observation {
  std::vector<double> features;
  std::size_t group;
  double rate;    // 0 to 1
  double weight;  // positive
};

struct LogisticFit {
  std::vector<double> weights;    // one for each feature
  std::vector<double> constants;  // one for each group
};

// The maximum likelihood fit. Requires the same number of features in every observation and at least one
// observation of each group.
LogisticFit fit_logistic(const std::vector<Observation>& observations, std::size_t groups);

}  // namespace nap
