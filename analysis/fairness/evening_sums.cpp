#include "nap/analysis/fairness/evening_sums.hpp"

#include <algorithm>
#include <cmath>

namespace nap {
namespace {

// Sets each measure of `first` to what `combine` makes of it and of the same measure of `second`.
template <class Combine>
void combine_all(Measures& first, const Measures& second, const Combine& combine) {
  first.declarer = combine(first.declarer, second.declarer);
  first.defenders = combine(first.defenders, second.defenders);
  first.ruined = combine(first.ruined, second.ruined);
  const auto combine_each = [&](auto& one, const auto& other) {
    std::transform(one.begin(), one.end(), other.begin(), one.begin(), combine);
  };
  combine_each(first.by_seat, second.by_seat);
  combine_each(first.by_person, second.by_person);
}

void add_to(Measures& sums, const Measures& more) { combine_all(sums, more, std::plus<>()); }

Measures squares_of(Measures evening) {
  combine_all(evening, evening, std::multiplies<>());
  return evening;
}

}  // namespace

Measure of_seat(Seat seat) {
  return [seat](const Measures& measures) { return measures.by_seat[seat.index()]; };
}

Measure of_person(int person) {
  return [person](const Measures& measures) { return measures.by_person[static_cast<std::size_t>(person)]; };
}

void EveningSums::add(const Measures& evening) {
  ++evenings_;
  add_to(sums_, evening);
  add_to(squares_, squares_of(evening));
}

void EveningSums::add_difference(const Measures& changed, const Measures& base) {
  Measures difference = changed;
  combine_all(difference, base, std::minus<>());
  add(difference);
}

EveningSums& EveningSums::operator+=(const EveningSums& other) {
  evenings_ += other.evenings_;
  add_to(sums_, other.sums_);
  add_to(squares_, other.squares_);
  return *this;
}

double EveningSums::deviation(const Measure& measure) const {
  if (evenings_ < 2) return 0.0;
  const auto n = static_cast<double>(evenings_);
  const double mean = static_cast<double>(measure(sums_)) / n;
  const double variance = (static_cast<double>(measure(squares_)) - n * mean * mean) / (n - 1.0);
  return std::sqrt(std::max(0.0, variance));
}

// A single evening says nothing about the spread.
Estimate EveningSums::per_evening(const Measure& measure) const {
  const auto n = static_cast<double>(evenings_);
  const double mean = static_cast<double>(measure(sums_)) / n;
  constexpr double kAnything = 1e9;
  const double half = evenings_ < 2 ? kAnything : student_point(n - 1.0) * deviation(measure) / std::sqrt(n);
  return {mean, mean - half, mean + half};
}

Estimate EveningSums::per_deal(const Measure& measure) const {
  const Estimate evening = per_evening(measure);
  return {evening.value / kDealsInEvening, evening.low / kDealsInEvening, evening.high / kDealsInEvening};
}

}  // namespace nap
