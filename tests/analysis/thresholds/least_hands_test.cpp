#include "thresholds/least_hands.hpp"

#include <catch2/catch.hpp>

using namespace nap;

namespace {

using Places = std::vector<ChartPlace>;

}  // namespace

TEST_CASE("A list has the weakest hands of those that win", "[analysis][rule]") {
  // Better hands are covered, and a hand that loses a little is, too, if better ones win more.
  CHECK(least_hands({{{"AKxx", 4}, 2.0},
                     {{"AKJx", 4}, 1.0},
                     {{"AQxx", 4}, -0.5},
                     {{"AJxx", 4}, 1.0},
                     {{"KQxx", 4}, -1.0}}) == Places{{"AJxx", 4}});
  // It does not reach so far down that it loses more than it gains.
  CHECK(least_hands({{{"AKxx", 4}, 2.0}, {{"AQxx", 4}, -2.5}, {{"AJxx", 4}, 1.0}}) == Places{{"AKxx", 4}});
}

TEST_CASE("A list names no hands that lose because better ones win", "[analysis][rule]") {
  CHECK(least_hands({{{"KTxx", 6}, -0.2}, {{"KJxx", 6}, 1.0}, {{"ATxx", 6}, 1.0}, {{"AJxx", 6}, 3.0}}) ==
        Places{{"ATxx", 6}, {"KJxx", 6}});
}

TEST_CASE("A list has several kinds of hands, the longest trumps first", "[analysis][rule]") {
  CHECK(least_hands({{{"KQJ", 8}, 1.0}, {{"AKxxx", 0}, 2.0}, {{"AKx", 4}, -1.0}, {{"AKxx", 1}, -9.0}}) ==
        Places{{"AKxxx", 0}, {"KQJ", 8}});
}

TEST_CASE("A list leaves out what wins next to nothing, and has at most eight", "[analysis][rule]") {
  CHECK(least_hands({{{"AKxxx", 0}, 2.0}, {{"KQx", 8}, 0.01}, {{"KQx", 7}, -1.0}}) == Places{{"AKxxx", 0}});
  std::vector<PlaceGain> many;
  const char* trumps[] = {"A", "KK", "QQQ", "JJJJ", "TTTTT"};
  for (const char* each : trumps) {
    many.push_back({{each, 8}, 1.0});
    many.push_back({{std::string(each) + "x", 7}, 1.0});
    many.push_back({{std::string(each) + "xx", 6}, 1.0});
  }
  CHECK(least_hands(many).size() == 8);
  CHECK(least_hands({}).empty());
  CHECK(least_hands({{{"AKx", 1}, -1.0}}).empty());
}
