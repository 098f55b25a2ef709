#include "nap/chance/random_words.hpp"

#include <array>
#include <vector>

#include <catch2/catch.hpp>

using namespace nap;

TEST_CASE("Numbers from one word are the digits of one number below their product", "[sim][oracle]") {
  const std::vector<std::vector<std::uint8_t>> cases = {
      {47}, {47, 46, 45, 44, 43}, {2, 3, 5, 7}, {1, 1, 6}, {200, 199, 198, 197}, {250, 251, 253, 255}};
  for (const auto& bounds : cases) {
    std::uint32_t product = 1;
    for (const std::uint8_t bound : bounds) product *= bound;
    RandomWords words(5, Stream::Worlds, 17);
    RandomWords same(5, Stream::Worlds, 17);
    for (int i = 0; i < 10'000; ++i) {
      std::array<std::uint8_t, 8> results{};
      words.below_each(bounds, product, results.data());
      std::size_t number = 0;
      for (std::size_t k = 0; k < bounds.size(); ++k) {
        REQUIRE(results[k] < bounds[k]);
        number = number * bounds[k] + results[k];
      }
      REQUIRE(number == same.below(product));
    }
  }
}

TEST_CASE("Fractions are uniform from 0 to below 1", "[sim][unit]") {
  constexpr int kDraws = 100'000;
  RandomWords words(6, Stream::Play, 0);
  std::array<int, 10> tenths{};
  for (int i = 0; i < kDraws; ++i) {
    const double fraction = words.fraction();
    REQUIRE(fraction >= 0);
    REQUIRE(fraction < 1);
    ++tenths[static_cast<std::size_t>(fraction * 10)];
  }
  double chi_squared = 0;
  for (const int times : tenths) chi_squared += (times - 1e4) * (times - 1e4) / 1e4;
  CHECK(chi_squared < 40);  // nine degrees of freedom
}
