#include "hands/best_choice.hpp"

#include <string>

#include <catch2/catch.hpp>

using namespace nap;

namespace {

// The places of the best option and the next. Options are their own values, and 0 may not be called. "p" is
// passing.
std::string ranked(const std::vector<double>& values, double of_passing) {
  const auto choice = best_choice(
      values, of_passing, [](double value) { return value == 0.0 ? std::nullopt : std::optional(value); });
  const auto name = [&](const Valued<double>& valued) {
    return valued.option != nullptr ? std::to_string(valued.option - values.data()) : "p";
  };
  return name(choice.best) + (choice.next ? name(*choice.next) : "");
}

}  // namespace

TEST_CASE("The best choice and the runner-up are those of the highest values", "[analysis][bid]") {
  CHECK(ranked({1.0, 3.0, 2.0}, 0.0) == "12");
  CHECK(ranked({3.0, 2.0, 1.0}, 0.0) == "01");
  CHECK(ranked({-1.0, -2.0}, 0.0) == "p0");
  CHECK(ranked({0.0, 1.0}, 0.0) == "1p");
  CHECK(ranked({}, 0.0) == "p");
}

TEST_CASE("Of equal choices the lower is better, and passing is the lowest", "[analysis][bid]") {
  CHECK(ranked({2.0, 2.0, 2.0}, 0.0) == "01");
  CHECK(ranked({1.0, 2.0, 2.0}, 1.0) == "12");
  CHECK(ranked({1.0, 1.0, 2.0}, 1.0) == "2p");
  CHECK(ranked({2.0, 1.0}, 2.0) == "p0");
}

TEST_CASE("Passing competes at the value that it is given", "[analysis][bid]") {
  CHECK(ranked({1.0, 3.0}, 2.0) == "1p");
  CHECK(ranked({-3.0, -1.0}, -2.0) == "1p");
}
