#include "nap/play/selfplay/played_rate.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <ostream>
#include <random>

#include <catch2/catch.hpp>

namespace nap {
namespace {

// The true rates behind a sample.
struct Truth {
  double open;       // deals made with open hands
  double open_made;  // of the deals made with open hands, those made in play
  double open_lost;  // the same for the other deals

  double played() const { return open * open_made + (1.0 - open) * open_lost; }
};

std::ostream& operator<<(std::ostream& out, const Truth& truth) {
  return out << "open " << truth.open << ", of these " << truth.open_made << ", of others "
             << truth.open_lost;
}

constexpr std::uint64_t kOpenDeals = 20'000;
constexpr StrataSizes kPilot = {16, 24};

// Draws the counts that self-play would find.
class Sampler {
 public:
  explicit Sampler(const Truth& truth) : truth_(truth) {}

  Estimate open() { return wilson_estimate(made(kOpenDeals, truth_.open), kOpenDeals); }
  StrataPlays plays(const StrataSizes& sizes) {
    return {{sizes.open_made, made(sizes.open_made, truth_.open_made)},
            {sizes.open_lost, made(sizes.open_lost, truth_.open_lost)}};
  }

 private:
  std::uint64_t made(std::uint64_t deals, double rate) {
    return std::binomial_distribution<std::uint64_t>(deals, rate)(random_);
  }

  Truth truth_;
  std::mt19937_64 random_{7};
};

struct Quality {
  double coverage;
  double widest;  // the widest side of any interval
};

constexpr int kRuns = 2000;

// Works as `nap ask` does: a pilot fixes the sizes, other deals are rated, and the interval found tells how
// many more deals are played.
Quality quality_of(const Truth& truth, double half_width) {
  constexpr double kFiner = 0.98;
  Sampler sampler(truth);
  int holding = 0;
  double widest = 0.0;
  for (int run = 0; run < kRuns; ++run) {
    const Estimate open = sampler.open();
    StrataPlays plays = sampler.plays(sizes_for(open, sampler.plays(kPilot), half_width));
    for (double aim = half_width; wider_side(played_rate(open, plays)) > half_width; aim *= kFiner) {
      plays += sampler.plays(sizes_lacking(open, plays, kFiner * aim));
    }
    const Estimate rate = played_rate(open, plays);
    holding += rate.low <= truth.played() && truth.played() <= rate.high ? 1 : 0;
    widest = std::max(widest, wider_side(rate));
  }
  return {static_cast<double>(holding) / kRuns, widest};
}

TEST_CASE("A played rate's interval holds the true rate about 95 times in 100",
          "[play][selfplay][coverage]") {
  for (const double half_width : {0.015, 0.03}) {
    for (const double open : {0.0, 0.002, 0.1, 0.5, 0.9, 0.998, 1.0}) {
      for (const double open_made : {0.7, 0.95, 1.0}) {
        for (const double open_lost : {0.0, 0.05, 0.3}) {
          const Truth truth{open, open_made, open_lost};
          CAPTURE(truth, half_width);
          const Quality found = quality_of(truth, half_width);
          CHECK(found.coverage >= 0.93);
          // If nearly all results are alike, no interval holds the rate exactly 95 times in 100.
          const bool is_extreme =
              truth.played() < 0.05 || truth.played() > 0.95 || open_made == 1.0 || open_lost == 0.0;
          if (!is_extreme) CHECK(found.coverage <= 0.985);
          CHECK(found.widest <= half_width);
        }
      }
    }
  }
}

TEST_CASE("Sizes reach the precision that is asked for", "[play][selfplay][unit]") {
  // The pilot knows the rates, and open deals are without number.
  for (const double half_width : {0.005, 0.015, 0.03}) {
    for (const Truth& truth : {Truth{0.1, 0.9, 0.3}, Truth{0.5, 0.9, 0.3}, Truth{0.8, 0.9, 0.2}}) {
      CAPTURE(truth, half_width);
      const auto rates = [&](std::uint64_t made, std::uint64_t lost) {
        return StrataPlays{
            {made, static_cast<std::uint64_t>(std::llround(truth.open_made * static_cast<double>(made)))},
            {lost, static_cast<std::uint64_t>(std::llround(truth.open_lost * static_cast<double>(lost)))}};
      };
      const Estimate open = Estimate::exact(truth.open);
      const StrataSizes sizes = sizes_for(open, rates(100'000, 100'000), half_width);
      const Estimate rate = played_rate(open, rates(sizes.open_made, sizes.open_lost));
      CHECK(wider_side(rate) < 1.05 * half_width);
      CHECK(wider_side(rate) > 0.95 * half_width);
      // No other division of as many plays is better.
      const std::uint64_t plays = sizes.open_made + sizes.open_lost;
      for (const double share : {0.1, 0.3, 0.5, 0.7, 0.9}) {
        const auto made = static_cast<std::uint64_t>(share * static_cast<double>(plays));
        CHECK(played_rate(open, rates(made, plays - made)).half_width() > 0.995 * rate.half_width());
      }
    }
  }
}

TEST_CASE("Plays that are shared out add up", "[play][selfplay][unit]") {
  const StrataPlays pilot{{16, 16}, {24, 5}};
  for (const double open : {0.0, 0.0001, 0.3, 0.9999, 1.0}) {
    for (const std::uint64_t plays : {1U, 2U, 3U, 31U, 32U, 33U, 500U, 100'000U}) {
      CAPTURE(open, plays);
      const StrataSizes sizes =
          share_out(plays, wilson_estimate(static_cast<std::uint64_t>(open * 1e4), 10'000), pilot);
      CHECK(sizes.open_made + sizes.open_lost == plays);
      if (open == 0.0) CHECK(sizes.open_made == 0);
      if (open == 1.0) CHECK(sizes.open_lost == 0);
      if (open > 0.0 && open < 1.0) {
        CHECK(sizes.open_made >= std::min(kLeastPlays, plays / 2));
        CHECK(sizes.open_lost >= std::min(kLeastPlays, plays / 2));
      }
    }
  }
}

TEST_CASE("A stratum that nobody played may have any rate", "[play][selfplay][unit]") {
  const Plays half{1000, 500};
  const Estimate rate = played_rate(Estimate::exact(0.25), {{}, half});
  CHECK(rate.value == Approx(0.25 * 0.5 + 0.75 * 0.5));
  CHECK(rate.low <= 0.75 * 0.5);
  CHECK(rate.high >= 0.25 + 0.75 * 0.5);
  // That does not matter if there are no such deals.
  const Estimate without = played_rate(Estimate::exact(0.0), {{}, half});
  const Estimate alone = wilson_estimate(500, 1000);
  CHECK(without.value == alone.value);
  CHECK(without.low == Approx(alone.low));
  CHECK(without.high == Approx(alone.high));
  const Estimate nothing = played_rate(Estimate::exact(0.5), StrataPlays{});
  CHECK(nothing.low <= 0.5 - 0.35);
  CHECK(nothing.high >= 0.5 + 0.35);
}

TEST_CASE("A played rate is the strata's rates by their shares", "[play][selfplay][unit]") {
  const StrataPlays plays{{40, 38}, {200, 30}};
  const Estimate rate = played_rate({0.6, 0.59, 0.61}, plays);
  CHECK(rate.value == Approx(0.6 * 0.95 + 0.4 * 0.15));
  CHECK(rate.low < rate.value);
  CHECK(rate.high > rate.value);
  // An open rate without error makes the interval narrower.
  const Estimate sharper = played_rate(Estimate::exact(0.6), plays);
  CHECK(sharper.low > rate.low);
  CHECK(sharper.high < rate.high);
}

}  // namespace
}  // namespace nap
