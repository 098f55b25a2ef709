#include "nap/chance/interval.hpp"

#include <cmath>
#include <random>

#include <catch2/catch.hpp>

using namespace nap;

TEST_CASE("Wilson's interval agrees with its formula", "[sim][interval]") {
  // For 10 of 20 the centre is 1/2 and the half-width z / (1 + z^2/20) * sqrt(1/80 + z^2/1600), z = 1.959964.
  const Estimate half = wilson_estimate(10, 20);
  CHECK(half.value == 0.5);
  CHECK(half.low == Approx(0.299298).margin(1e-6));
  CHECK(half.high == Approx(0.700702).margin(1e-6));
  // For 0 of n the interval goes from 0 to z^2 / (n + z^2).
  const Estimate none = wilson_estimate(0, 100);
  CHECK(none.low == 0.0);
  CHECK(none.high == Approx(3.841459 / 103.841459).margin(1e-6));
  const Estimate all = wilson_estimate(100, 100);
  CHECK(all.high == 1.0);
  CHECK(all.low == Approx(1.0 - none.high).margin(1e-12));
}

TEST_CASE("Wilson's bounds are the rates that the score test just does not reject", "[sim][interval]") {
  for (const auto& [successes, deals] :
       {std::pair<std::uint64_t, std::uint64_t>{1, 10}, {7, 50}, {499, 1000}}) {
    const Estimate estimate = wilson_estimate(successes, deals);
    const auto n = static_cast<double>(deals);
    for (const double p : {estimate.low, estimate.high}) {
      CHECK(std::abs(estimate.value - p) / std::sqrt(p * (1 - p) / n) == Approx(1.959964).margin(1e-5));
    }
  }
}

TEST_CASE("The difference between a rate and zero is the rate itself", "[sim][interval]") {
  const Estimate rate = wilson_estimate(300, 1000);
  const Estimate difference = paired_difference({300, 0, 0, 1000}, 15.0, 0.0);
  CHECK(difference.value == Approx(15.0 * rate.value));
  CHECK(difference.low == Approx(15.0 * rate.low));
  CHECK(difference.high == Approx(15.0 * rate.high));
}

TEST_CASE("Outcomes that succeed together have a narrower interval for their difference", "[sim][interval]") {
  const Estimate together = paired_difference({500, 500, 500, 1000}, 1.0, 1.0);
  const Estimate apart = paired_difference({500, 500, 250, 1000}, 1.0, 1.0);
  const Estimate opposed = paired_difference({500, 500, 0, 1000}, 1.0, 1.0);
  CHECK(together.half_width() == Approx(0.0).margin(1e-9));
  CHECK(apart.half_width() == Approx(1.96 * std::sqrt(0.5 / 1000)).epsilon(0.01));
  CHECK(opposed.half_width() == Approx(1.96 * std::sqrt(1.0 / 1000)).epsilon(0.01));
}

TEST_CASE("A precision needs exactly the least number of deals", "[sim][interval]") {
  // z^2 (1/4) / 0.0001 = 9603.6, less Wilson's z^2 = 3.8.
  CHECK(deals_for_precision(0.5, 0.01) == 9600);
  CHECK(wilson_estimate(4800, 9600).half_width() <= 0.01);
  CHECK(wilson_estimate(4799, 9598).half_width() > 0.01);
  // For a rate of zero the half-width is half of z^2 / (n + z^2).
  const std::uint64_t none = deals_for_precision(0.0, 0.001);
  CHECK(wilson_estimate(0, none).half_width() <= 0.001);
  CHECK(wilson_estimate(0, none - 1).half_width() > 0.001);
}

TEST_CASE("So many times the deals tell a difference from zero as often as promised", "[sim][interval]") {
  std::mt19937_64 random(7);
  constexpr int kRuns = 20'000;
  for (const double chance : {0.9, 0.95}) {
    for (const double found : {0.0, 0.3, 1.0, 1.5, 1.9}) {  // in standard errors
      CAPTURE(chance, found);
      const double times = times_to_tell({found, found - normal_point(), found + normal_point()}, chance);
      CHECK(times > 1.0);
      std::normal_distribution<double> error(0.0, 1.0);
      int told = 0;
      for (int run = 0; run < kRuns; ++run) {
        const double truth = found + error(random);
        const double fresh = truth + error(random) / std::sqrt(times - 1.0);
        const double joined = (found + (times - 1.0) * fresh) / times;
        told += std::abs(joined) > normal_point() / std::sqrt(times) ? 1 : 0;
      }
      CHECK(told / static_cast<double>(kRuns) == Approx(chance).margin(0.006));
    }
  }
  CHECK(times_to_tell({0.5, 0.1, 0.9}, 0.95) == 1.0);
}

TEST_CASE("Student's points agree with printed tables and approach the normal point", "[sim][interval]") {
  CHECK(student_point(1) == Approx(12.706).epsilon(1e-4));
  CHECK(student_point(2) == Approx(4.303).epsilon(1e-4));
  CHECK(student_point(10) == Approx(2.228).epsilon(1e-4));
  CHECK(student_point(1e6) == Approx(1.95996).epsilon(1e-5));
}
