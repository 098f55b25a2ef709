#include "timing.hpp"

#include <algorithm>
#include <chrono>

namespace nap::bench {
namespace {

using Clock = std::chrono::steady_clock;
using Microseconds = std::chrono::duration<double, std::micro>;

double since(Clock::time_point start) { return Microseconds(Clock::now() - start).count(); }

// The cost of reading the clock once. It is subtracted from the time of a single deal.
double reading() {
  double least = 1.0;
  for (int i = 0; i < 1000; ++i) {
    const auto start = Clock::now();
    least = std::min(least, since(start));
  }
  return least;
}

}  // namespace

double percentile_99(std::vector<double> values) {
  const auto place = values.begin() + static_cast<std::ptrdiff_t>(values.size() * 99 / 100);
  std::nth_element(values.begin(), place, values.end());
  return *place;
}

double mean_time(std::size_t count, const std::function<void(std::size_t)>& solve) {
  const auto start = Clock::now();
  for (std::size_t i = 0; i < count; ++i) solve(i);
  return since(start) / static_cast<double>(count);
}

void Timer::time(std::size_t count, const std::function<void(std::size_t)>& solve,
                 const std::function<void()>& before) {
  before();
  means_.push_back(mean_time(count, solve));
  least_.resize(count, 1e12);
  static const double kReading = reading();
  before();
  for (std::size_t i = 0; i < count; ++i) {
    const auto start = Clock::now();
    solve(i);
    least_[i] = std::min(least_[i], std::max(0.0, since(start) - kReading));
  }
}

Timing Timer::result() const {
  std::vector<double> means = means_;
  std::sort(means.begin(), means.end());
  return {means[means.size() / 2], percentile_99(least_), *std::max_element(least_.begin(), least_.end())};
}

}  // namespace nap::bench
