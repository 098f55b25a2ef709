// Points, and the thresholds that win most with them.
#include "thresholds/point_fit.hpp"

#include <algorithm>

#include <catch2/catch.hpp>

#include "hands/best_bid.hpp"
#include "hands_by_weights.hpp"
#include "nap/cards/notation.hpp"
#include "nap/rules/stake_tables.hpp"

using namespace nap;
using namespace nap::test;

namespace {

const Ruleset kPeel = *find_stake_table("peel");

Features features_of_hand(const char* text) { return features_of(parse_hand(text, Deck(), 5)); }

// Peel's table with only three, four and Nap.
Ruleset three_bids() {
  Ruleset ruleset = kPeel;
  std::erase_if(ruleset.bids, [](const Bid& bid) {
    return bid.contract.is_misere() || bid.contract.tricks < 3 || bid.needs_earlier_bid();
  });
  return ruleset;
}

// What the thresholds win with every second hand, from hand `first` on.
double ev_of(const RatedHands& hands, const Ruleset& ruleset, const Points& points,
             const std::vector<int>& from, std::size_t first) {
  double ev = 0.0;
  for (std::size_t i = first; i < hands.list.size(); i += 2) {
    const int total = points_of(points, features_of(hands.list[i].cards));
    const Bid* called = nullptr;
    for (std::size_t bid = 0; bid < from.size(); ++bid) {
      if (total >= from[bid]) called = &ruleset.bids[bid];
    }
    if (called != nullptr) ev += hands.list[i].weight * value_of(*called, hands.list[i]).ev;
  }
  return ev;
}

// Tries every three numbers of points that do not fall.
double best_ev_by_trying(const RatedHands& hands, const Ruleset& ruleset, const Points& points) {
  int most = 0;
  for (const RatedHand& hand : hands.list) most = std::max(most, points_of(points, features_of(hand.cards)));
  double best = 0.0;
  for (int three = 0; three <= most + 1; ++three) {
    for (int four = three; four <= most + 1; ++four) {
      for (int nap = four; nap <= most + 1; ++nap) {
        best = std::max(best, ev_of(hands, ruleset, points, {three, four, nap}, 0));
      }
    }
  }
  return best;
}

std::vector<int> as_numbers(const std::vector<PointThreshold>& thresholds) {
  std::vector<int> numbers;
  for (const PointThreshold& threshold : thresholds) numbers.push_back(threshold.points.value_or(1'000'000));
  return numbers;
}

}  // namespace

TEST_CASE("Points are counted for trumps, honours and missing suits", "[analysis][rule]") {
  // The features are trump ace, king, queen, jack, ten, number of trumps, side aces, kings, queens, suits
  // missing.
  CHECK(features_of_hand("AKQJT...") == Features{1, 1, 1, 1, 1, 5, 0, 0, 0, 3});
  CHECK(features_of(parse_hand("AT.K.2..JK", Deck().with_joker(), 5)) ==
        Features{1, 0, 0, 0, 1, 3, 0, 1, 0, 1, 1});
  CHECK(features_of_hand("AK2.K3..") == Features{1, 1, 0, 0, 0, 3, 0, 1, 0, 2});
  CHECK(features_of_hand("QT2.AQ..") == Features{0, 0, 1, 0, 1, 3, 1, 0, 1, 2});
  CHECK(features_of_hand("9876.2..") == Features{0, 0, 0, 0, 0, 4, 0, 0, 0, 2});
  CHECK(features_of_hand("32.A.A.A") == Features{0, 0, 0, 0, 0, 2, 3, 0, 0, 0});
  // The longest suit is trump, wherever it stands; of equally long suits, the one with higher cards.
  CHECK(features_of_hand("A.K.QJ2.") == Features{0, 0, 1, 1, 0, 3, 1, 1, 0, 1});
  CHECK(features_of_hand("K2.AQ.3.") == Features{1, 0, 1, 0, 0, 2, 0, 1, 0, 1});
  CHECK(features_of_hand("KQ.KJ.2.") == Features{0, 1, 1, 0, 0, 2, 0, 1, 0, 1});
}

TEST_CASE("Points add up, and call the highest bid that they reach", "[analysis][rule]") {
  CHECK(points_of({5, 4, 3, 2, 1, 3, 2, 1, 1, 2}, {1, 1, 0, 0, 0, 3, 0, 1, 0, 2}) == 23);
  const std::vector<PointThreshold> thresholds = {
      {"one", 1, 3}, {"two", 2, std::nullopt}, {"three", 3, 7}, {"four", 4, 7}, {"nap", 5, std::nullopt}};
  CHECK(call_of(thresholds, 2) == nullptr);
  CHECK(call_of(thresholds, 3)->bid == "one");
  CHECK(call_of(thresholds, 6)->bid == "one");
  CHECK(call_of(thresholds, 7)->bid == "four");
  CHECK(call_of(thresholds, 99)->bid == "four");
  CHECK(call_of({}, 99) == nullptr);
}

TEST_CASE("Thresholds are the best of all that rise with the bids", "[analysis][rule][two-method]") {
  const Ruleset ruleset = three_bids();
  for (const unsigned seed : {1U, 2U, 3U}) {
    const RatedHands hands = hands_by_weights(90, 2.5, seed, -8.0);
    const Points points = rule_for(hands, ruleset).points;
    const Trials trials(fitted_hands(hands), bids_of_points(ruleset), ruleset);
    const Trials::Fit fit = trials.best_thresholds(points);
    const std::vector<int> found = as_numbers(fit.thresholds);
    REQUIRE(found.size() == 3);
    CHECK(ev_of(hands, ruleset, points, found, 0) == Approx(best_ev_by_trying(hands, ruleset, points)));
    CHECK(fit.ev == Approx(best_ev_by_trying(hands, ruleset, points)));
  }
}

TEST_CASE("Points have the proportions of the weights that rates are made with", "[analysis][rule]") {
  const Deck deck = GENERATE(Deck(32), Deck(32).with_joker());
  const RuleOfThumb rule = rule_for(hands_by_weights(2'000, 0.2, 6, -5.0, deck), kPeel);
  const int largest = *std::max_element(rule.points.begin(), rule.points.end());
  CHECK(largest == rule.points.front());
  CHECK(largest >= 2);
  CHECK(largest <= 10);
  for (std::size_t i = 0; i < kFeatures; ++i) {
    INFO(to_string(static_cast<Feature>(i)));
    const bool is_there = static_cast<Feature>(i) != Feature::Joker || deck.has_joker();
    const double wanted = is_there ? kWeights[i] / kWeights[0] * largest : 0.0;
    CHECK(std::abs(rule.points[i] - wanted) <= (is_there ? 0.5 + 0.1 * largest : 0.0));
  }
}
