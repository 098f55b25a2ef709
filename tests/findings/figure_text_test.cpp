#include "nap/findings/figure_text.hpp"

#include <catch2/catch.hpp>

using namespace nap;

namespace {

constexpr Unit kChips{"chips", Unit::Form::Amount};
constexpr Unit kMoves{"moves", Unit::Form::Mean};

std::string written(Unit unit, const Estimate& estimate) {
  const Figure figure{"", "", estimate, unit};
  return value_text(figure) + ", " + interval_text(figure);
}

}  // namespace

TEST_CASE("The end of an interval shows its sign", "[findings][unit]") {
  CHECK(written(kChips, {-0.046, -0.09, -0.0021}) == "-0.05, -0.09 to -0.002");
  CHECK(written(kChips, {0.5, 0.00004, 1.0}) == "+0.50, +0.00004 to +1.00");
  CHECK(written(kMoves, {1.25, 0.004, 2.5}) == "1.25, 0.004 to 2.50");
  CHECK(written(Unit::share(), {0.012, -0.0004, 0.0244}) == "1.2 %, -0.04 to 2.4");
  CHECK(written(Unit::share(), {-0.013, -0.026254, 0.000254}) == "-1.3 %, -2.6 to 0.03");
}

TEST_CASE("What is nothing has no sign and no decimal places", "[findings][unit]") {
  CHECK(written(kChips, {-0.25, -0.5, 0.0}) == "-0.25, -0.50 to 0");
  CHECK(written(kChips, {0.0, -0.5, 0.5}) == "0, -0.50 to +0.50");
  CHECK(written(kChips, {-0.25, -0.5, -0.0}) == "-0.25, -0.50 to 0");
  // Wilson's interval may leave a trace of nothing at its end.
  CHECK(written(Unit::share(), {0.0, 1e-19, 0.000384}) == "0 %, 0 to 0.0384");
}

TEST_CASE("A share that is less than all does not look like all", "[findings][unit]") {
  CHECK(written(Unit::share(), {1.0, 0.9996, 1.0}) == "100 %, 99.96 to 100");
  CHECK(written(Unit::share(), {0.97, 0.95, 0.99996}) == "97.0 %, 95.0 to 99.996");
  CHECK(written(Unit::share(), {0.9, 0.79, 1.01}) == "90.0 %, 79.0 to 101.0");
  CHECK(written(Unit::share(), Estimate::exact(0.5)) == "50.00 %, exact");
}

TEST_CASE("A value that would be rounded to nothing shows its first digit", "[findings][unit]") {
  CHECK(written(kChips, Estimate::exact(-0.003)) == "-0.003, exact");
  CHECK(written(kMoves, {0.00001, -0.001, 0.001}) == "0.00001, -0.0010 to 0.0010");
  CHECK(written(Unit::share(), {0.00003, -0.02, 0.02}) == "0.003 %, -2.00 to 2.00");
}
