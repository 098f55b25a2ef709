// Which hands a sample has, and with which weights.
#include "hands/hand_draw.hpp"

#include <cmath>
#include <map>
#include <set>
#include <string>

#include <catch2/catch.hpp>

#include "nap/analysis/hands/suit_holding.hpp"

using namespace nap;

namespace {

const std::vector<HandClass>& all_classes() {
  static const std::vector<HandClass> classes = hand_classes(Deck(), 5);
  return classes;
}

DrawnHands by_pattern(std::uint64_t seed) {
  HandSample sample{6'000, seed};
  sample.sampling = Sampling::Patterns;
  return draw_hands(all_classes(), sample);
}

// By pattern, what a sample has of it.
struct Part {
  std::set<std::uint64_t> hands;
  std::size_t drawn = 0;
  double weight = 0.0;
};

std::map<std::string, Part> parts_of(const DrawnHands& hands) {
  std::map<std::string, Part> parts;
  for (const RatedHand& hand : hands.list) {
    Part& part = parts[holdings_of(hand.cards)];
    part.hands.insert(hand.cards.bits());
    part.drawn += 1;
    part.weight += hand.weight;
  }
  return parts;
}

// The classes of each pattern.
std::map<std::string, std::set<std::uint64_t>> members_of_patterns() {
  std::map<std::string, std::set<std::uint64_t>> members;
  for (const HandClass& each : all_classes()) {
    members[holdings_of(each.representative)].insert(each.representative.bits());
  }
  return members;
}

}  // namespace

TEST_CASE("A sample by patterns has hands of each, weighted by how many there are", "[analysis][count]") {
  const DrawnHands drawn = by_pattern(1);
  CHECK(drawn.coverage == Coverage::EveryPattern);
  // As many hands as are allowed, and more of the common patterns.
  CHECK(drawn.list.size() <= 6'000);
  CHECK(drawn.list.size() > 5'800);
  const std::map<std::string, Part> parts = parts_of(drawn);
  // Counted by the suits that can hold them, and by the eight cards below ten of a suit. All of a deck's
  // hands are C(52, 5) = 2,598,960.
  const std::map<std::string, int> hands = {
      {"AKQJT", 4},       // one of each suit
      {"xxxxx", 4 * 56},  // C(8, 5) = 56
      {"AKQx+A", 4 * 8 * 3},
      {"Axx+Kx", 4 * 28 * 3 * 8},  // C(8, 2) = 28
      {"xx+A+A+A", 4 * 28},
      {"Tx+x+x+x", 4 * 8 * 8 * 8 * 8},    // the other suits have one each
      {"xx+xx+x", 6 * 28 * 28 * 2 * 8}};  // two suits with two cards, one with one
  for (const auto& [pattern, count] : hands) {
    INFO(pattern);
    REQUIRE(parts.count(pattern) == 1);
    CHECK(parts.at(pattern).weight == Approx(count / 2'598'960.0));
  }
  const std::map<std::string, std::set<std::uint64_t>> members = members_of_patterns();
  REQUIRE(parts.size() == members.size());
  double weight = 0.0;
  for (const auto& [pattern, part] : parts) {
    INFO(pattern);
    weight += part.weight;
    CHECK((part.drawn >= 2 || part.hands == members.at(pattern)));
  }
  CHECK(weight == Approx(1.0));
  CHECK(parts.at("Tx+x+x+x").drawn >= 10);
}

TEST_CASE("A stratum of a sample by patterns is a whole pattern or neighbours of one", "[analysis][count]") {
  const DrawnHands drawn = by_pattern(2);
  std::size_t at = 0;
  std::map<std::string, std::size_t> whole;  // classes
  for (const HandStratum& stratum : drawn.strata) {
    const std::string pattern = holdings_of(drawn.list[at].cards);
    CHECK((stratum.is_whole || stratum.hands == 2 || stratum.hands == 3));
    if (stratum.is_whole) CHECK(whole.emplace(pattern, stratum.hands).second);
    for (const std::size_t end = at + stratum.hands; at < end; ++at) {
      REQUIRE(holdings_of(drawn.list[at].cards) == pattern);
    }
  }
  CHECK(at == drawn.list.size());
  const std::map<std::string, std::set<std::uint64_t>> members = members_of_patterns();
  for (const auto& [pattern, classes] : whole) CHECK(members.at(pattern).size() == classes);
}

TEST_CASE("A sample by patterns draws small cards as often as they are dealt", "[analysis][count]") {
  // The share of hands with a deuce: 1 - C(48, 5) / C(52, 5).
  constexpr double kDeuce = 1.0 - 1'712'304.0 / 2'598'960.0;
  constexpr int kSamples = 20;
  double sum = 0.0;
  double squares = 0.0;
  for (int seed = 1; seed <= kSamples; ++seed) {
    double share = 0.0;
    for (const RatedHand& hand : by_pattern(static_cast<std::uint64_t>(seed)).list) {
      bool has_deuce = false;
      for (const Card card : hand.cards) has_deuce = has_deuce || card.rank() == Rank::Two;
      share += has_deuce ? hand.weight : 0.0;
    }
    sum += share;
    squares += share * share;
  }
  const double mean = sum / kSamples;
  const double error = std::sqrt((squares / kSamples - mean * mean) / (kSamples - 1));
  CHECK(error < 0.006);
  CHECK(std::abs(mean - kDeuce) < 4.0 * error);
}

TEST_CASE("With too few hands for two of each pattern a sample has equal parts", "[analysis][count]") {
  HandSample sample{501, 1};
  sample.sampling = Sampling::Patterns;
  const DrawnHands drawn = draw_hands(all_classes(), sample);
  CHECK(drawn.coverage == Coverage::Sample);
  REQUIRE(drawn.list.size() == 501);
  CHECK(drawn.list.front().weight == Approx(1.0 / 501));
  REQUIRE(drawn.strata.size() == 250);
  CHECK(drawn.strata.front().hands == 2);
  CHECK(drawn.strata.back().hands == 3);
}
