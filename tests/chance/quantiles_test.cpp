#include "nap/chance/quantiles.hpp"

#include <map>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

using namespace nap;

TEST_CASE("A quantile is the least value that a share of the weight does not exceed", "[chance]") {
  const std::map<int, int> counts = {{-3, 1}, {0, 2}, {5, 1}};
  CHECK(quantiles(counts, 4.0, std::array{0.25, 0.5, 0.75, 0.76, 1.0}) == std::array{-3, 0, 0, 5, 5});
  CHECK(quantiles(counts, 4.0, std::array{0.01}) == std::array{-3});
  CHECK(quantiles(std::map<int, int>{{7, 3}}, 3.0, std::array{0.05, 0.95}) == std::array{7, 7});
}

TEST_CASE("Weights that add up to less than their sum leave no quantile out", "[chance]") {
  const std::vector<std::pair<double, double>> values = {{0.2, 0.1}, {0.4, 0.2}, {0.8, 0.3}};
  CHECK(quantiles(values, 0.6000001, std::array{0.4, 1.0}) == std::array{0.4, 0.8});
}
