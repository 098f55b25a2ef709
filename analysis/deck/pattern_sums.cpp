#include "nap/analysis/deck/pattern_sums.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <functional>

namespace nap {
namespace {

void add_each(std::vector<std::uint64_t>& sums, const std::vector<std::uint64_t>& more) {
  assert(sums.size() == more.size());
  std::transform(sums.begin(), sums.end(), more.begin(), sums.begin(), std::plus<>());
}

}  // namespace

PatternSums::PatternSums(std::vector<SuitPattern> patterns)
    : patterns_(std::move(patterns)),
      evening_(patterns_.size()),
      products_(patterns_.size() * patterns_.size()),
      sums_(patterns_.size()) {}

void PatternSums::add(const Deal& hands) {
  for (const Seat seat : all_seats(hands.seats())) {
    const auto found = std::find(patterns_.begin(), patterns_.end(), pattern_of(hands.hand(seat)));
    assert(found != patterns_.end());
    ++evening_[static_cast<std::size_t>(found - patterns_.begin())];
    ++hands_;
  }
}

void PatternSums::end_evening() {
  ++evenings_;
  add_each(sums_, evening_);
  for (std::size_t first = 0; first < evening_.size(); ++first) {
    for (std::size_t second = 0; second < evening_.size(); ++second) {
      products_[first * evening_.size() + second] += evening_[first] * evening_[second];
    }
  }
  std::fill(evening_.begin(), evening_.end(), 0);
}

PatternSums& PatternSums::operator+=(const PatternSums& other) {
  assert(patterns_ == other.patterns_);
  add_each(sums_, other.sums_);
  add_each(products_, other.products_);
  hands_ += other.hands_;
  evenings_ += other.evenings_;
  return *this;
}

Estimate PatternSums::share_of(const std::vector<bool>& counted) const {
  double sum = 0.0;
  double squares = 0.0;  // of the evenings' numbers of hands with any of the patterns
  for (std::size_t first = 0; first < counted.size(); ++first) {
    if (!counted[first]) continue;
    sum += static_cast<double>(sums_[first]);
    for (std::size_t second = 0; second < counted.size(); ++second) {
      if (counted[second]) squares += static_cast<double>(products_[first * counted.size() + second]);
    }
  }
  const auto evenings = static_cast<double>(evenings_);
  const double share = sum / static_cast<double>(hands_);
  if (evenings_ < 2) return {share, 0.0, 1.0};
  const double mean = sum / evenings;
  const double variance = std::max(0.0, (squares - evenings * mean * mean) / (evenings - 1.0));
  const double half =
      student_point(evenings - 1.0) * std::sqrt(variance / evenings) * evenings / static_cast<double>(hands_);
  return {share, std::max(0.0, share - half), std::min(1.0, share + half)};
}

}  // namespace nap
