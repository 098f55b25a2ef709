#include "nap/analysis/thresholds/bid_chart.hpp"

#include <algorithm>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/rules/stake_tables.hpp"
#include "support/hands.hpp"

using namespace nap;
using namespace nap::test;

namespace {

// Its misère has trumps: misère 3, two 2, three 3, four 4, Nap 10 or 5.
const Ruleset kPeel = *find_stake_table("peel");

// What the chart says for a hand.
std::string call(const BidChart& chart, const char* hand) {
  return call_by(chart, parse_hand(hand, Deck(), 5));
}

// Makes three, and misère, in so many of a hundred worlds.
RatedHand rated(const char* hand, double weight, std::uint64_t three, std::uint64_t misere = 0) {
  RatedHand known = hopeless_hand(hand, weight);
  set_rate(known, exact_rate(tricks(3), three, 100));
  set_rate(known, exact_rate(kMisereTrump, misere, 100));
  return known;
}

const ChartCell& cell_at(const BidChart& chart, const std::string& trumps, std::string_view column) {
  const auto found = std::find_if(chart.cells.begin(), chart.cells.end(), [&](const ChartCell& cell) {
    return cell.place.trumps == trumps && kChartColumns[cell.place.column] == column;
  });
  REQUIRE(found != chart.cells.end());
  return *found;
}

}  // namespace

TEST_CASE("A cell has the bid that wins most with its hands by their weights", "[analysis][chart]") {
  // With three, the first hand wins 3 * (0.9 - 0.1) = 2.4, the second 3 * (0.2 - 0.8) = -1.8.
  const BidChart chart = bid_chart(whole({rated("AK2.32..", 1, 90), rated("AK3.32..", 3, 20),
                                          rated("AQ2.32..", 3, 90), rated("AQ3.32..", 1, 20)}),
                                   kPeel);
  REQUIRE(chart.cells.size() == 2);
  const ChartCell& low = cell_at(chart, "AKx", "x");  // (2.4 - 3 * 1.8) / 4 = -0.75
  CHECK(low.bid.empty());
  CHECK(low.next == "three");
  CHECK(low.ev == 0.0);
  CHECK(low.ev_of_next == Approx(-0.75));
  CHECK(low.hands == 2);
  CHECK(low.weight == Approx(0.5));
  const ChartCell& high = cell_at(chart, "AQx", "x");  // (3 * 2.4 - 1.8) / 4 = 1.35
  CHECK(high.bid == "three");
  CHECK(high.next.empty());
  CHECK(high.ev == Approx(1.35));
  CHECK(high.is_decided);
  // Most hands of a cell would lose, but the others win more.
  CHECK(call(chart, "AQ9.98..") == "three");
  CHECK(call(chart, "AK9.98..").empty());
}

TEST_CASE("A cell is mixed where another call wins more with a quarter of its hands", "[analysis][chart]") {
  // Three wins with the first hand of a cell, and loses with the second; misère wins most with the last one.
  const BidChart chart =
      bid_chart(whole({rated("AK2.32..", 2.9, 90), rated("AK3.32..", 1, 20), rated("AQ2.32..", 3.1, 90),
                       rated("AQ3.32..", 1, 20), rated("A32.32..", 1, 20), rated("A43.32..", 9, 90),
                       rated("432.32..", 1, 90, 100)}),
                kPeel);
  const ChartCell& mixed = cell_at(chart, "AKx", "x");
  CHECK(mixed.misled == Approx(1 / 3.9));
  CHECK(mixed.is_decided);
  CHECK(mixed.is_mixed());
  CHECK_FALSE(mixed.is_clear());
  CHECK(cell_at(chart, "AQx", "x").misled == Approx(1 / 4.1));
  CHECK(cell_at(chart, "AQx", "x").is_clear());
  CHECK(cell_at(chart, "Axx", "x").misled == Approx(0.1));
  CHECK(cell_at(chart, "xxx", "x").misled == 0.0);
}

TEST_CASE("A cell is in doubt as long as chance may have chosen its bid", "[analysis][chart]") {
  RatedHand close = hopeless_hand("AK2.32..", 1);
  RatedHand clear = hopeless_hand("AQ2.32..", 1);
  set_rate(close, sampled_rate(tricks(3), 52, 100));  // 3 * 0.04, give or take 6 * 0.05
  set_rate(clear, sampled_rate(tricks(3), 90, 100));
  const BidChart known = bid_chart(whole({close, clear}), kPeel);
  CHECK(cell_at(known, "AKx", "x").bid == "three");
  CHECK_FALSE(cell_at(known, "AKx", "x").is_decided);
  CHECK(cell_at(known, "AQx", "x").is_decided);
  // In a sample, hands that differ much leave more doubt, however well each is known.
  const std::vector<RatedHand> drawn = {rated("AK2.32..", 1, 100), rated("AK3.32..", 1, 20),
                                        rated("AK4.32..", 1, 90),  rated("AQ2.32..", 1, 70),
                                        rated("AQ3.32..", 1, 70),  rated("AQ4.32..", 1, 70)};
  const BidChart sampled = bid_chart(sample_of(drawn), kPeel);
  CHECK(cell_at(sampled, "AKx", "x").bid == "three");
  CHECK_FALSE(cell_at(sampled, "AKx", "x").is_decided);
  CHECK(cell_at(sampled, "AQx", "x").is_decided);
  CHECK(cell_at(bid_chart(whole(drawn), kPeel), "AKx", "x").is_decided);
}

TEST_CASE("With every pattern drawn, only hands of one pattern leave a cell in doubt", "[analysis][chart]") {
  // Patterns far apart, "AKx+xx" and "AKx+x+x", of two hands each.
  const auto chart_with = [](std::uint64_t third, std::uint64_t fourth) {
    RatedHands hands = sample_of({rated("AK2.32..", 1, 60), rated("AK3.32..", 1, 61),
                                  rated("AK4.3.2.", 1, third), rated("AK5.3.2.", 1, fourth)});
    hands.coverage = Coverage::EveryPattern;
    return bid_chart(hands, kPeel);
  };
  // Two degrees of freedom: the mean is 80 of a hundred, give or take 4.3 * sqrt(2 * 0.5) / 4.
  CHECK(cell_at(chart_with(99, 100), "AKx", "x").is_decided);
  CHECK_FALSE(cell_at(chart_with(20, 100), "AKx", "x").is_decided);
  RatedHands whole_patterns = sample_of({rated("AK2.32..", 1, 20), rated("AK3.32..", 1, 100)});
  whole_patterns.coverage = Coverage::EveryPattern;
  CHECK_FALSE(cell_at(bid_chart(whole_patterns, kPeel), "AKx", "x").is_decided);
  whole_patterns.strata = {{2, true}};
  CHECK(cell_at(bid_chart(whole_patterns, kPeel), "AKx", "x").is_decided);
}

TEST_CASE("Cells stand by trumps and columns; an empty one says what is on its left", "[analysis][chart]") {
  const BidChart chart = bid_chart(whole({rated("K32.A2..", 1, 90), rated("AK2.Q2..", 1, 90),
                                          rated("AK2.32..", 1, 20), rated("AKQJT...", 1, 100)}),
                                   kPeel);
  std::vector<std::string> places;
  for (const ChartCell& cell : chart.cells) {
    places.push_back(cell.place.trumps + " " + std::string(kChartColumns[cell.place.column]));
  }
  CHECK(places == std::vector<std::string>{"AKQJT -", "AKx x", "AKx Q", "Kxx A"});
  CHECK(call(chart, "AK2.J2..").empty());     // as in column x
  CHECK(call(chart, "AK2.A2..") == "three");  // as in column Q
  CHECK(call(chart, "K32.Q2..").empty());     // nothing on the left
  CHECK(call(chart, "QJT.AK..").empty());     // no such trumps
}

TEST_CASE("Misere is called up to the sum of count and tricks that wins most", "[analysis][chart]") {
  // Misère wins 3 * (0.9 - 0.1) = 2.4, or loses 2.4. The chart says pass, which wins nothing, but for the
  // last two hands: with three the first of them wins 3, and misère is no better.
  const BidChart chart =
      bid_chart(whole({rated("32.32.2.", 1, 0, 90), rated("72.72.9.", 1, 0, 10), rated("92.92.T.", 1, 0, 90),
                       rated("72.72.J.", 1, 0, 80), rated("92.92.Q.", 1, 0, 10), rated("843.2.3.", 1, 0, 10),
                       rated("AK.A2.2.", 1, 100, 90)}),
                kPeel);
  // With 2-2-1 the counts are 0, 3, 4, 5 and 6, and the last hand has 0 for its deuces, 7 + 1 for ace and
  // king, and 3 for the tricks: 11.
  CHECK(call(chart, "32.32.J.") == "misere");
  CHECK(call(chart, "32.32.Q.").empty());
  CHECK(call(chart, "843.2.2.").empty());
  CHECK(call(chart, "AK.A2.2.") == "three");
  REQUIRE(chart.limits.size() == 2);
  CHECK(chart.limits[0].suits == "3-1-1");
  CHECK_FALSE(chart.limits[0].most.has_value());
  CHECK(chart.limits[1].suits == "2-2-1");
  CHECK(chart.limits[1].most == 5);
  CHECK(chart.limits[1].bid == "misere");
  CHECK(chart.limits[1].weight == Approx(6.0 / 7));
  // Its misère has no trump.
  CHECK(call(bid_chart(whole({rated("32.32.2.", 1, 0, 90), rated("42.42.4.", 1, 0, 90)}),
                       *find_stake_table("spanish")),
             "32.32.2.")
            .empty());
}

TEST_CASE("A chart without misere has no limits, and one of misere alone no other bid", "[analysis][chart]") {
  const RatedHands hands = whole({rated("32.32.2.", 1, 90, 95), rated("42.42.9.", 1, 90, 5)});
  Ruleset without = kPeel;
  std::erase_if(without.bids, [](const Bid& bid) { return bid.contract.is_misere(); });
  CHECK(bid_chart(hands, without).limits.empty());
  Ruleset alone = kPeel;
  std::erase_if(alone.bids, [](const Bid& bid) { return !bid.contract.is_misere(); });
  const BidChart chart = bid_chart(hands, alone);
  REQUIRE(chart.cells.size() == 1);
  CHECK(chart.cells.front().bid.empty());
  CHECK(chart.cells.front().next.empty());
  CHECK(chart.cells.front().is_decided);
  CHECK(call(chart, "32.32.2.") == "misere");
}

TEST_CASE("A chart is tested on hands that it was not made from", "[analysis][chart]") {
  // Every other hand makes three in 90 of 100 deals, and the others in 20: the chart of each half is wrong
  // with the other half. One half says three, which loses 1.8; the other passes.
  std::vector<RatedHand> hands;
  for (const char* hand : {"AK2.32..", "AK3.32..", "AK4.32..", "AK5.32.."}) {
    hands.push_back(rated(hand, 1, hands.size() % 2 == 0 ? 90 : 20));
  }
  const ChartWorth worth = bid_chart(whole(hands), kPeel).worth;
  CHECK(worth.agreement == 0.0);
  CHECK(worth.agreement_where_clear == 0.0);
  CHECK(worth.of_best.value == Approx((2.4 + 0.0) / 2));
  CHECK(worth.of_chart.value == Approx((0.0 - 1.8) / 2));
  CHECK(worth.of_best.high == Approx(1.2));  // all classes, with exact rates
  // A cell that says neither is no clear one.
  hands = {rated("AK2.32..", 1, 90), rated("AK3.32..", 1, 90), rated("AK4.32..", 1, 20),
           rated("AK5.32..", 1, 20)};
  const ChartWorth mixed = bid_chart(whole(hands), kPeel).worth;
  CHECK(mixed.agreement == 0.5);
  CHECK_FALSE(mixed.agreement_where_clear.has_value());
  // Where all hands are alike, the chart wins what the best bids win, and weights count.
  hands.clear();
  for (const char* hand : {"AK2.32..", "AK3.32..", "AQ2.32..", "AQ3.32.."}) {
    hands.push_back(rated(hand, hands.size() < 2 ? 3 : 1, hands.size() < 2 ? 90 : 75));
  }
  const ChartWorth same = bid_chart(whole(hands), kPeel).worth;
  CHECK(same.agreement == Approx(1.0));
  CHECK(same.agreement_where_clear == Approx(1.0));
  CHECK(same.of_chart.value == Approx((3 * 2.4 + 1.5) / 4));
  CHECK(same.of_best.value == Approx((3 * 2.4 + 1.5) / 4));
}
