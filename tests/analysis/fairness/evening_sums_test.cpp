#include "nap/analysis/fairness/evening_sums.hpp"

#include <catch2/catch.hpp>

#include "nap/sim/deals/deals.hpp"

using namespace nap;

TEST_CASE("The interval of a mean holds it as often as it says", "[analysis][evenings][coverage]") {
  // Each evening has one measure, which is uniform from 0 to 10, so its mean is 5.
  const RandomNumbers numbers(7, Stream::Sample);
  int held = 0;
  constexpr int kTrials = 1000;
  constexpr std::uint64_t kEach = 12;
  for (std::uint64_t trial = 0; trial < kTrials; ++trial) {
    EveningSums sums;
    for (std::uint64_t i = 0; i < kEach; ++i) {
      Measures evening;
      evening.declarer = numbers.below(trial * kEach + i, 11);
      sums.add(evening);
    }
    const Estimate mean = sums.per_evening(&Measures::declarer);
    held += mean.low <= 5.0 && 5.0 <= mean.high ? 1 : 0;
    CHECK(sums.per_deal(&Measures::declarer).value == Approx(mean.value / 60.0));
  }
  CHECK(held > 930);
  CHECK(held < 970);
}
