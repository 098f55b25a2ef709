#include "nap/analysis/thresholds/rule_of_thumb.hpp"

#include <algorithm>
#include <cmath>
#include <random>

#include <catch2/catch.hpp>

#include "hands/best_bid.hpp"
#include "nap/cards/hand_class.hpp"
#include "nap/cards/notation.hpp"
#include "nap/rules/stake_tables.hpp"
#include "support/hands.hpp"

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

double logistic(double x) { return 1.0 / (1.0 + std::exp(-x)); }

constexpr std::array<double, kFeatures> kWeights = {1.5, 1.2, 0.9, 0.6, 0.3, 0.9, 0.6, 0.3, 0.6};

// Real hands whose rates follow the weights, apart from chance. The more tricks, the lower the rates.
RatedHands hands_by_weights(std::size_t hands, double chance, unsigned seed, double ease = 0.0,
                            Deck deck = Deck(32)) {
  std::mt19937 random(seed);
  std::normal_distribution<double> luck;
  const std::vector<HandClass> classes = hand_classes(deck, 5);
  std::vector<RatedHand> rated;
  for (std::size_t i = 0; i < hands; ++i) {
    const HandClass& hand_class = classes[i * classes.size() / hands];
    RatedHand hand = hopeless_hand("AKQJT...", hand_class.members);
    hand.cards = hand_class.representative;
    const Features features = features_of(hand.cards);
    double strength = ease;
    for (std::size_t k = 0; k < kFeatures; ++k) strength += kWeights[k] * features[k];
    for (int number = 1; number <= 5; ++number) {
      constexpr std::uint64_t kDeals = 1'000'000;
      const double rate = logistic(strength + 2.0 - 1.8 * number + chance * luck(random));
      set_rate(hand, exact_rate(tricks(number), static_cast<std::uint64_t>(rate * kDeals), kDeals));
    }
    rated.push_back(std::move(hand));
  }
  RatedHands all = whole(std::move(rated));
  all.setup.deck = deck;
  return all;
}

// What the thresholds win with every second hand, from hand `first` on.
double ev_of(const RatedHands& hands, const Ruleset& ruleset, const std::array<int, kFeatures>& points,
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
double best_ev_by_trying(const RatedHands& hands, const Ruleset& ruleset,
                         const std::array<int, kFeatures>& points) {
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

RuleOfThumb rule_for(const RatedHands& hands, const Ruleset& ruleset) {
  const std::vector<PlayersHands> tables = {{4, &hands}};
  return fit_rule(tables, ruleset);
}

}  // namespace

TEST_CASE("Points are counted for trumps, their honours and high side cards", "[analysis][rule]") {
  // The features are trump ace, king, queen, jack, ten, number of trumps, side aces, side kings.
  CHECK(features_of_hand("AKQJT...") == Features{1, 1, 1, 1, 1, 5, 0, 0});
  CHECK(features_of(parse_hand("AT.K.2..JK", Deck().with_joker(), 5)) == Features{1, 0, 0, 0, 1, 3, 0, 1, 1});
  CHECK(features_of_hand("AK2.K3..") == Features{1, 1, 0, 0, 0, 3, 0, 1});
  CHECK(features_of_hand("QT2.A3..") == Features{0, 0, 1, 0, 1, 3, 1, 0});
  CHECK(features_of_hand("9876.2..") == Features{0, 0, 0, 0, 0, 4, 0, 0});
  CHECK(features_of_hand("32.A.A.A") == Features{0, 0, 0, 0, 0, 2, 3, 0});
  // The longest suit is trump, wherever it stands; of equally long suits, the one with higher cards.
  CHECK(features_of_hand("A.K.QJ2.") == Features{0, 0, 1, 1, 0, 3, 1, 1});
  CHECK(features_of_hand("K2.AQ.3.") == Features{1, 0, 1, 0, 0, 2, 0, 1});
  CHECK(features_of_hand("KQ.KJ.2.") == Features{0, 1, 1, 0, 0, 2, 0, 1});
}

TEST_CASE("Points add up, and call the highest bid that they reach", "[analysis][rule]") {
  CHECK(points_of({5, 4, 3, 2, 1, 3, 2, 1}, {1, 1, 0, 0, 0, 3, 0, 1}) == 19);
  const std::vector<PointThreshold> thresholds = {
      {"one", 3}, {"two", std::nullopt}, {"three", 7}, {"four", 7}, {"nap", std::nullopt}};
  CHECK_FALSE(call_of(thresholds, 2).has_value());
  CHECK(call_of(thresholds, 3) == "one");
  CHECK(call_of(thresholds, 6) == "one");
  CHECK(call_of(thresholds, 7) == "four");
  CHECK(call_of(thresholds, 99) == "four");
  CHECK_FALSE(call_of({}, 99).has_value());
}

TEST_CASE("Thresholds are the best of all that rise with the bids", "[analysis][rule][two-method]") {
  const Ruleset ruleset = three_bids();
  for (const unsigned seed : {1U, 2U, 3U}) {
    const RatedHands hands = hands_by_weights(90, 2.5, seed, -8.0);
    const RuleOfThumb rule = rule_for(hands, ruleset);
    const std::vector<int> found = as_numbers(rule.players.front().thresholds);
    REQUIRE(found.size() == 3);
    CHECK(ev_of(hands, ruleset, rule.points, found, 0) ==
          Approx(best_ev_by_trying(hands, ruleset, rule.points)));
  }
}

TEST_CASE("Every number of players has thresholds of its own, which rise with the bids", "[analysis][rule]") {
  const RatedHands easy = hands_by_weights(900, 0.5, 4, -1.0);
  const RatedHands hard = hands_by_weights(900, 0.5, 5, -2.5);
  const std::vector<PlayersHands> tables = {{2, &easy}, {7, &hard}};
  const RuleOfThumb rule = fit_rule(tables, kPeel);
  REQUIRE(rule.players.size() == 2);
  CHECK(rule.players[0].players == 2);
  CHECK(rule.players[1].players == 7);
  for (const RuleForPlayers& players : rule.players) {
    std::vector<std::string> ids;
    int last = 0;
    for (const PointThreshold& threshold : players.thresholds) {
      ids.push_back(threshold.bid);
      if (!threshold.points) continue;
      CHECK(*threshold.points >= last);
      last = *threshold.points;
    }
    CHECK(ids == std::vector<std::string>{"one", "two", "three", "four", "nap"});
    CHECK(players.accuracy.hands == 450);
    CHECK(players.accuracy.ev_of_rule <= players.accuracy.ev_of_best);
    CHECK(players.accuracy.ev_of_rule > 0.9 * players.accuracy.ev_of_best);
    CHECK(players.accuracy.agreement > 0.7);
    CHECK(players.accuracy.agreement <= 1.0);
  }
  // Three is called with fewer points if it is easier.
  const std::optional<int> easier = rule.players[0].thresholds[2].points;
  const std::optional<int> harder = rule.players[1].thresholds[2].points;
  REQUIRE((easier.has_value() && harder.has_value()));
  CHECK(*easier < *harder);
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

TEST_CASE("A rule is tested on hands that it was not fitted on", "[analysis][rule]") {
  const RatedHands hands = hands_by_weights(600, 0.5, 7, -5.0);
  RatedHands turned = hands;
  for (std::size_t i = 1; i < turned.list.size(); i += 2) {
    for (int number = 1; number <= 5; ++number) set_rate(turned.list[i], exact_rate(tricks(number), 0, 1));
  }
  const RuleOfThumb rule = rule_for(hands, kPeel);
  const RuleOfThumb same = rule_for(turned, kPeel);
  CHECK(rule.points == same.points);
  CHECK(as_numbers(rule.players[0].thresholds) == as_numbers(same.players[0].thresholds));
  CHECK(rule.players[0].accuracy.ev_of_rule > 0.0);
  // The tested hands never make anything, so passing is best and calling loses.
  const Accuracy& fooled = same.players[0].accuracy;
  CHECK(fooled.ev_of_best == 0.0);
  CHECK(fooled.ev_of_rule < 0.0);
  CHECK(fooled.agreement < 1.0);
}

TEST_CASE("The accuracy of a rule is a mean over the tested hands", "[analysis][rule][two-method]") {
  const RatedHands hands = hands_by_weights(300, 1.0, 8, -5.0);
  const RuleOfThumb rule = rule_for(hands, kPeel);
  const std::vector<Bid> bids = kPeel.callable_bids();
  double weight = 0.0;
  double best_ev = 0.0;
  double rule_ev = 0.0;
  double agreed = 0.0;
  for (std::size_t i = 1; i < hands.list.size(); i += 2) {
    const RatedHand& hand = hands.list[i];
    const BestBid best = best_bid(bids, hand);
    const std::optional<std::string> called =
        call_of(rule.players[0].thresholds, points_of(rule.points, features_of(hand.cards)));
    weight += hand.weight;
    best_ev += hand.weight * best.ev;
    if (called) rule_ev += hand.weight * value_of(*kPeel.find(*called), hand).ev;
    const std::optional<std::string> right = best.bid != nullptr ? std::optional(best.bid->id) : std::nullopt;
    if (called == right) agreed += hand.weight;
  }
  const Accuracy& accuracy = rule.players[0].accuracy;
  CHECK(accuracy.hands == 150);
  CHECK(accuracy.ev_of_best == Approx(best_ev / weight));
  CHECK(accuracy.ev_of_rule == Approx(rule_ev / weight));
  CHECK(accuracy.agreement == Approx(agreed / weight));
}

TEST_CASE("A misere is the best bid now and then, but no points call it", "[analysis][rule]") {
  RatedHands hands = hands_by_weights(200, 0.5, 9, -5.0);
  for (RatedHand& hand : hands.list) set_rate(hand, exact_rate(kMisereTrump, 1, 1));
  const RuleOfThumb rule = rule_for(hands, kPeel);
  for (const PointThreshold& threshold : rule.players[0].thresholds) CHECK(threshold.bid != "misere");
  CHECK(rule.players[0].accuracy.ev_of_best >= 3.0);
  CHECK(rule.players[0].accuracy.agreement < 0.5);
}

TEST_CASE("Where nothing is ever made no bid is called", "[analysis][rule]") {
  RatedHands hands = hands_by_weights(100, 0.0, 10, -5.0);
  for (RatedHand& hand : hands.list) {
    for (int number = 1; number <= 5; ++number) set_rate(hand, exact_rate(tricks(number), 0, 1));
  }
  const RuleOfThumb rule = rule_for(hands, kPeel);
  for (const int points : rule.points) CHECK(points >= 0);
  for (const PointThreshold& threshold : rule.players[0].thresholds)
    CHECK_FALSE(threshold.points.has_value());
  CHECK(rule.players[0].accuracy.agreement == Approx(1.0));
}

TEST_CASE("A table with one trick or misere alone has a rule, if a poor one", "[analysis][rule]") {
  const RatedHands hands = hands_by_weights(100, 0.5, 11, -5.0);
  Ruleset one = kPeel;
  std::erase_if(one.bids, [](const Bid& bid) { return bid.id != "one"; });
  CHECK(rule_for(hands, one).players[0].thresholds.front().points.has_value());
  Ruleset misere = kPeel;
  std::erase_if(misere.bids, [](const Bid& bid) { return bid.id != "misere"; });
  const RuleOfThumb none = rule_for(hands, misere);
  CHECK(none.players[0].thresholds.empty());
  CHECK(none.points == std::array<int, kFeatures>{});
}
