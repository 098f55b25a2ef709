#include "hands/logistic.hpp"

#include <Eigen/Cholesky>
#include <Eigen/Core>

namespace nap {

// Newton's method (iteratively reweighted least squares: P. McCullagh and J. A. Nelder, Generalized Linear
// Models, 2.5). The likelihood is concave. A small ridge keeps the weights finite if all rates are 0 or all
// are 1.
LogisticFit fit_logistic(const std::vector<Observation>& observations, std::size_t groups) {
  constexpr double kRidge = 1e-6;
  constexpr double kConverged = 1e-9;
  constexpr int kMostSteps = 100;
  const std::size_t features = observations.front().features.size();
  const auto columns = static_cast<Eigen::Index>(features + groups);
  double all = 0.0;
  for (const Observation& observation : observations) all += observation.weight;

  Eigen::VectorXd weights = Eigen::VectorXd::Zero(columns);
  Eigen::VectorXd row(columns);
  for (int step = 0; step < kMostSteps; ++step) {
    Eigen::VectorXd slope = -kRidge * weights;
    Eigen::MatrixXd curvature = kRidge * Eigen::MatrixXd::Identity(columns, columns);
    for (const Observation& observation : observations) {
      row.setZero();
      for (std::size_t i = 0; i < features; ++i) row[static_cast<Eigen::Index>(i)] = observation.features[i];
      row[static_cast<Eigen::Index>(features + observation.group)] = 1.0;
      const double fitted = 1.0 / (1.0 + std::exp(-row.dot(weights)));
      const double share = observation.weight / all;
      slope += share * (observation.rate - fitted) * row;
      curvature.selfadjointView<Eigen::Lower>().rankUpdate(row, share * fitted * (1.0 - fitted));
    }
    const Eigen::VectorXd change = curvature.selfadjointView<Eigen::Lower>().ldlt().solve(slope);
    weights += change;
    if (change.norm() < kConverged * (1.0 + weights.norm())) break;
  }
  const auto split = weights.begin() + static_cast<Eigen::Index>(features);
  return {{weights.begin(), split}, {split, weights.end()}};
}

}  // namespace nap
