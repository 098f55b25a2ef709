#include "nap/findings/verdict.hpp"

#include <array>

#include <catch2/catch.hpp>

using namespace nap;

TEST_CASE("An interval decides only where it clears the threshold", "[findings][unit]") {
  CHECK(is_above(Estimate{0.6, 0.55, 0.65}, 0.5) == Verdict::Confirmed);
  CHECK(is_above(Estimate{0.6, 0.45, 0.75}, 0.5) == Verdict::Undecided);
  CHECK(is_above(Estimate{0.4, 0.35, 0.45}, 0.5) == Verdict::Refuted);
  CHECK(is_below(Estimate{0.4, 0.35, 0.45}, 0.5) == Verdict::Confirmed);
  CHECK(is_below(Estimate{0.6, 0.55, 0.65}, 0.5) == Verdict::Refuted);
  CHECK(is_below(Estimate{0.4, 0.35, 0.55}, 0.5) == Verdict::Undecided);
  CHECK(is_above(Estimate::exact(0.5), 0.5) == Verdict::Refuted);
  CHECK(is_above(Estimate::exact(0.51), 0.5) == Verdict::Confirmed);
}

TEST_CASE("All must hold, and one that fails is enough", "[findings][unit]") {
  using enum Verdict;
  CHECK(all_of(std::array{Confirmed, Confirmed}) == Confirmed);
  CHECK(all_of(std::array{Confirmed, Undecided}) == Undecided);
  CHECK(all_of(std::array{Undecided, Refuted}) == Refuted);
}
