#include "nap/analysis/fairness/evening_sums.hpp"

#include <algorithm>
#include <cmath>

namespace nap {
namespace {

void add_to(Measures& sums, const Measures& more) {
  for (std::size_t i = 0; i < Measures::kCount; ++i) sums.values[i] += more.values[i];
}

Measures squares_of(const Measures& evening) {
  Measures squares;
  for (std::size_t i = 0; i < Measures::kCount; ++i)
    squares.values[i] = evening.values[i] * evening.values[i];
  return squares;
}

}  // namespace

void EveningSums::add(const Measures& evening) {
  ++evenings_;
  add_to(sums_, evening);
  add_to(squares_, squares_of(evening));
}

void EveningSums::add_difference(const Measures& evening, const Measures& other) {
  Measures difference;
  for (std::size_t i = 0; i < Measures::kCount; ++i)
    difference.values[i] = evening.values[i] - other.values[i];
  add(difference);
}

EveningSums& EveningSums::operator+=(const EveningSums& other) {
  evenings_ += other.evenings_;
  add_to(sums_, other.sums_);
  add_to(squares_, other.squares_);
  return *this;
}

double EveningSums::deviation(std::size_t measure) const {
  if (evenings_ < 2) return 0.0;
  const auto n = static_cast<double>(evenings_);
  const double mean = static_cast<double>(sums_.values[measure]) / n;
  const double variance = (static_cast<double>(squares_.values[measure]) - n * mean * mean) / (n - 1.0);
  return std::sqrt(std::max(0.0, variance));
}

// One evening says nothing of how others differ.
Estimate EveningSums::per_evening(std::size_t measure) const {
  const auto n = static_cast<double>(evenings_);
  const double mean = static_cast<double>(sums_.values[measure]) / n;
  constexpr double kAnything = 1e9;
  const double half = evenings_ < 2 ? kAnything : student_point(n - 1.0) * deviation(measure) / std::sqrt(n);
  return {mean, mean - half, mean + half};
}

Estimate EveningSums::per_deal(std::size_t measure) const {
  const Estimate evening = per_evening(measure);
  return {evening.value / kDealsInEvening, evening.low / kDealsInEvening, evening.high / kDealsInEvening};
}

}  // namespace nap
