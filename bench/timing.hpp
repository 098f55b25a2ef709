// Times a solver over many deals, and separates the work of one deal from the machine's noise.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace nap::bench {

// The seed of the timed deals. The deals that fill the tables beforehand have the next seed.
inline constexpr std::uint64_t kSeed = 1;

// Microseconds per deal. Each repeat has a mean, measured in one piece; `median` is the median of these
// means. `p99` and `worst` are over the deals, each of which counts with its least time in all repeats.
struct Timing {
  double median;
  double p99;
  double worst;
};

// The value that 99 of 100 values do not exceed. Requires at least one value.
double percentile_99(std::vector<double> values);

class Timer {
 public:
  // Calls `before`, then `solve(i)` for every i below `count`, timed together. Then it does the same again,
  // with each call timed alone. Requires the same `count` in all calls.
  void time(
      std::size_t count, const std::function<void(std::size_t)>& solve,
      const std::function<void()>& before = [] {});
  Timing result() const;

 private:
  std::vector<double> means_;
  std::vector<double> least_;
};

// The mean time of `count` calls, in microseconds.
double mean_time(std::size_t count, const std::function<void(std::size_t)>& solve);

}  // namespace nap::bench
