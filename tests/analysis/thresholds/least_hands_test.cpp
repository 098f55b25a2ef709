#include "thresholds/least_hands.hpp"

#include <catch2/catch.hpp>

using namespace nap;

namespace {

using Hands = std::vector<ListedHand>;

struct Gain {
  ChartPlace place;
  double gain;
};

// Hands that win as much more than each other call as more than the rule.
std::vector<HandGain> gains_of(const std::vector<Gain>& gains) {
  std::vector<HandGain> all;
  for (const Gain& each : gains) all.push_back({{each.place, true}, each.gain, {each.gain}});
  return all;
}

bool any(const ListedHand&) { return true; }

Hands least(const std::vector<Gain>& gains) { return least_hands(gains_of(gains), any); }

}  // namespace

TEST_CASE("A list has the weakest hands of those that win", "[analysis][rule]") {
  // Better hands are covered, and a hand that loses a little is, too, if better ones win more.
  CHECK(least({{{"AKxx", 4}, 2.0},
               {{"AKJx", 4}, 1.0},
               {{"AQxx", 4}, -0.5},
               {{"AJxx", 4}, 1.0},
               {{"KQxx", 4}, -1.0}}) == Hands{{{"AJxx", 4}, true}});
  // It does not reach so far down that it loses more than it gains.
  CHECK(least({{{"AKxx", 4}, 2.0}, {{"AQxx", 4}, -2.5}, {{"AJxx", 4}, 1.0}}) == Hands{{{"AKxx", 4}, true}});
}

TEST_CASE("A list names no hands that lose because better ones win", "[analysis][rule]") {
  CHECK(least({{{"KTxx", 6}, -0.2}, {{"KJxx", 6}, 1.0}, {{"ATxx", 6}, 1.0}, {{"AJxx", 6}, 3.0}}) ==
        Hands{{{"ATxx", 6}, true}, {{"KJxx", 6}, true}});
}

TEST_CASE("A list has several kinds of hands, the longest trumps first", "[analysis][rule]") {
  CHECK(least({{{"KQJ", 8}, 1.0}, {{"AKxxx", 0}, 2.0}, {{"AKx", 4}, -1.0}, {{"AKxx", 1}, -9.0}}) ==
        Hands{{{"AKxxx", 0}, true}, {{"KQJ", 8}, true}});
}

TEST_CASE("A list leaves out what wins next to nothing, and has at most eight", "[analysis][rule]") {
  CHECK(least({{{"AKxxx", 0}, 2.0}, {{"KQx", 8}, 0.01}, {{"KQx", 7}, -1.0}}) == Hands{{{"AKxxx", 0}, true}});
  std::vector<Gain> many;
  const char* trumps[] = {"A", "KK", "QQQ", "JJJJ", "TTTTT"};
  for (const char* each : trumps) {
    many.push_back({{each, 8}, 1.0});
    many.push_back({{std::string(each) + "x", 7}, 1.0});
    many.push_back({{std::string(each) + "xx", 6}, 1.0});
  }
  CHECK(least(many).size() == 8);
  CHECK(least({}).empty());
  CHECK(least({{{"AKx", 1}, -1.0}}).empty());
}

TEST_CASE("A list names only hands with which no other call wins more", "[analysis][rule]") {
  const ListedHand low{{"KTxx", 6}, true};
  const ListedHand high{{"KJxx", 6}, true};
  // More than the rule and the first call, but less than the second.
  CHECK(least_hands({{low, 1.0, {2.0, -0.1}}, {high, 1.0, {2.0, 0.5}}}, any) == Hands{high});
  // The gains of all hands of a kind count together.
  CHECK(least_hands({{low, 1.0, {2.0, -0.1}}, {low, 1.0, {2.0, 0.3}}}, any) == Hands{low});
}

TEST_CASE("A list has no hand that does not stand, but better ones", "[analysis][rule]") {
  const ListedHand low{{"KTxx", 6}, true};
  const ListedHand high{{"KJxx", 6}, true};
  std::vector<ListedHand> asked;
  const auto stands = [&](const ListedHand& hand) {
    asked.push_back(hand);
    return hand != low;
  };
  CHECK(least_hands({{low, 1.0, {1.0}}, {high, 1.0, {1.0}}}, stands) == Hands{high});
  CHECK(asked == Hands{low, high});
}
