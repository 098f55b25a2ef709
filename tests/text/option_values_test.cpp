#include "nap/text/option_values.hpp"

#include <catch2/catch.hpp>

#include "nap/text/parse_error.hpp"

using namespace nap;

TEST_CASE("A whole number is in its range, and nothing stands behind it", "[text][options]") {
  CHECK(parse_whole("--deals", "1", 1, 9) == 1);
  CHECK(parse_whole("--seed", "18446744073709551615", 0, ~std::uint64_t{0}) == ~std::uint64_t{0});
  for (const char* wrong : {"", "0", "10", "-1", "+1", " 1", "1 ", "1.0", "1e0", "x"}) {
    CHECK_THROWS_AS(parse_whole("--deals", wrong, 1, 9), ParseError);
  }
  CHECK_THROWS_WITH(parse_whole("--deals", "x\n", 1, 9),
                    "--deals \"x\\x0a\": not a whole number from 1 to 9");
}

TEST_CASE("A decimal number is finite and in its range", "[text][options]") {
  CHECK(parse_decimal("--shift", "0.05", 0.001, 0.5) == 0.05);
  for (const char* wrong : {"", "nan", "inf", "0.6", "0,05", "1e"}) {
    CHECK_THROWS_AS(parse_decimal("--shift", wrong, 0.001, 0.5), ParseError);
  }
}

TEST_CASE("A list has numbers and ranges, each number once, in order", "[text][options]") {
  CHECK(parse_list("--players", "7,2-4,3", 2, 7) == std::vector<int>{2, 3, 4, 7});
  for (const char* wrong : {"", "2,", "4-2", "2-8", "2--3", "-"}) {
    CHECK_THROWS_AS(parse_list("--players", wrong, 2, 7), ParseError);
  }
  CHECK(split_at_commas("a,,b") == std::vector<std::string>{"a", "", "b"});
  CHECK_THROWS_WITH(split_list("--bid", "a,,b"),
                    "--bid \"a,,b\": an empty entry; write values separated by commas");
}
