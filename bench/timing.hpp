// Times a solver over many deals so that one deal's work can be told from the machine's noise.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace nap::bench {

// What is timed is dealt with this seed; what is solved before, to fill tables, with the next.
inline constexpr std::uint64_t kSeed = 1;

// Microseconds a deal: the median of the repeats' means, each a single reading of the clock; and of every
// deal's least time in all repeats the 99th percentile and the worst.
struct Timing {
  double median;
  double p99;
  double worst;
};

// The value that 99 of 100 do not exceed. Requires at least one.
double percentile_99(std::vector<double> values);

class Timer {
 public:
  // Calls `solve(i)` twice for each i below `count`: once under one reading of the clock, once each under its
  // own, and `before` first each time. Always the same count.
  void time(
      std::size_t count, const std::function<void(std::size_t)>& solve,
      const std::function<void()>& before = [] {});
  Timing result() const;

 private:
  std::vector<double> means_;
  std::vector<double> least_;
};

// Microseconds a call over `count` calls.
double mean_time(std::size_t count, const std::function<void(std::size_t)>& solve);

}  // namespace nap::bench
