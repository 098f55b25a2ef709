#include "nap/analysis/fairness/swing.hpp"

#include <catch2/catch.hpp>

using namespace nap;

namespace {

// Ten evenings of two people. One wins what the other loses, and in three evenings somebody is ruined.
SchoolTally ten_evenings() {
  SchoolTally tally;
  for (int i = 0; i < 10; ++i) {
    Measures evening;
    evening.ruined = i < 3 ? 1 : 0;
    tally.sums.add(evening);
    const int won = i < 3 ? 60 : 5;
    ++tally.results[won];
    ++tally.results[-won];
  }
  return tally;
}

}  // namespace

TEST_CASE("A swing tells the spread of what people have at the end", "[analysis][swing]") {
  const Swing swing = swing_of(ten_evenings(), {2, 2, 1});
  CHECK(swing.mean == 0.0);
  CHECK(swing.deviation == Approx(std::sqrt((6 * 3600.0 + 14 * 25.0) / 20)));
  CHECK(swing.quantiles == std::array<int, 5>{-60, -5, -5, 5, 60});
  CHECK(swing.ruined.value == Approx(0.15));
  CHECK(swing.ruined.low >= 0.0);
  CHECK(swing.ruined.high > 0.25);
}

TEST_CASE("The bins of a swing hold everybody, and none in between is left out", "[analysis][swing]") {
  const std::vector<SwingBin> bins = swing_bins(ten_evenings(), 10);
  REQUIRE(bins.size() == 13);
  CHECK((bins.front().from == -60 && bins.front().share == Approx(0.15)));
  CHECK((bins[5].from == -10 && bins[5].share == Approx(0.35)));
  CHECK((bins[6].from == 0 && bins[6].share == Approx(0.35)));
  CHECK((bins.back().from == 60 && bins.back().to == 70));
  double all = 0.0;
  for (const SwingBin& bin : bins) all += bin.share;
  CHECK(all == Approx(1.0));
}
