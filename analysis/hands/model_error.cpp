#include "nap/analysis/hands/model_error.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

namespace nap {
namespace {

constexpr double kMisereError = 0.22;

// By target, 2 to 5 tricks; then by seats, 3 to 5. Two and Nap were not measured at five seats and have the
// figure of four.
constexpr int kFewestTricks = 2;
constexpr int kFewestSeats = 3;
constexpr int kMostSeats = 5;
constexpr std::array<std::array<double, 3>, 4> kErrors = {{
    {0.052, 0.080, 0.080},
    {0.020, 0.020, 0.046},
    {0.019, 0.028, 0.031},
    {0.015, 0.012, 0.012},
}};

}  // namespace

double model_error(const Contract& contract, int seats) {
  assert(contract.tricks <= 5);
  if (contract.is_misere()) return kMisereError;
  if (contract.tricks < kFewestTricks) return 0.0;
  const int nearest = std::clamp(seats, kFewestSeats, kMostSeats);
  return kErrors[static_cast<std::size_t>(contract.tricks - kFewestTricks)]
                [static_cast<std::size_t>(nearest - kFewestSeats)];
}

double corrected(double rate, const Contract& contract, int seats) {
  return std::min(1.0, rate + model_error(contract, seats));
}

Estimate corrected(const Estimate& rate, const Contract& contract, int seats) {
  return {corrected(rate.value, contract, seats), corrected(rate.low, contract, seats),
          corrected(rate.high, contract, seats)};
}

}  // namespace nap
