#include "nap/analysis/thresholds/misere_count.hpp"

#include <algorithm>
#include <array>

#include <catch2/catch.hpp>

#include "hands/best_bid.hpp"
#include "nap/analysis/thresholds/point_count.hpp"
#include "nap/cards/hand_class.hpp"
#include "nap/cards/notation.hpp"
#include "nap/rules/stake_tables.hpp"
#include "support/hands.hpp"
#include "thresholds/misere_fit.hpp"

using namespace nap;
using namespace nap::test;

namespace {

const Ruleset kPeel = *find_stake_table("peel");

MisereCount count_of(const char* text, Deck deck = Deck()) {
  return misere_count(kUsualMisereValues, parse_hand(text, deck, 5));
}

// A hand that makes misère in so many of a hundred deals.
RatedHand making(const char* hand, std::uint64_t successes) {
  RatedHand rated = hopeless_hand(hand, 0.25);
  set_rate(rated, exact_rate(kMisereTrump, successes, 100));
  return rated;
}

// Hands with which misère is sure up to a sum and hopeless above, and every other bid hopeless.
class SureMiseres {
 public:
  SureMiseres(const MisereSum& truth, const Points& points, int most) : points_(points) {
    const std::vector<HandClass> classes = hand_classes(Deck(32), 5);
    for (std::size_t i = 0; i < classes.size(); i += 3) {
      RatedHand hand = hopeless_hand("32.32.2.", classes[i].members);
      hand.cards = classes[i].representative;
      const int sum = misere_count(truth.values, hand.cards).points + added(truth, hand.cards);
      set_rate(hand, exact_rate(kMisereTrump, sum <= most ? 100 : 0, 100));
      rated_.push_back(hand);
    }
  }

  // With all their points, if they pass otherwise.
  std::vector<CalledHand> hands() const {
    std::vector<CalledHand> hands;
    for (const RatedHand& hand : rated_) {
      hands.push_back({&hand, 0.0, points_of(points_, features_of(hand.cards))});
    }
    return hands;
  }

  // What misère wins that is called up to the best sums.
  double won(const MisereSum& sum) const {
    const std::vector<MisereLimit> limits = fitted_limits(hands(), kPeel, sum);
    double stakes = 0.0;
    for (const RatedHand& hand : rated_) {
      const MisereCount count = misere_count(sum.values, hand.cards);
      const bool is_called = misere_instead(limits, count, added(sum, hand.cards)) != nullptr;
      stakes += is_called ? hand.weight * value_of(*kPeel.find("misere"), hand).ev : 0.0;
    }
    return stakes;
  }

 private:
  int added(const MisereSum& sum, CardSet cards) const {
    return std::max(0, points_of(points_, features_of(cards)) - sum.points_above);
  }

  Points points_;
  std::vector<RatedHand> rated_;
};

}  // namespace

TEST_CASE("The two lowest cards of each suit count for misere", "[analysis][misere]") {
  CHECK(count_of("432.2.3.").points == 0);
  CHECK(count_of("5.6.7.82").points == 1 + 1 + 1);
  CHECK(count_of("98.T9.J.").points == 2 + 3 + 5);
  CHECK(count_of("AQ.K.QT.").points == 7 + 2 + 8 + 4 + 1);
  CHECK(count_of("J3.K4..A").points == 1 + 1 + 8);
  CHECK(count_of("A82.Q3..").points == 0 + 1);  // the ace stands above two cards, the queen above one
  CHECK(count_of("65432...").points == 0);
}

TEST_CASE("A misere count tells the suits", "[analysis][misere]") {
  CHECK(count_of("2.AK9.3.").suits == "3-1-1");
  CHECK(count_of("KQ.AJ.2.").suits == "2-2-1");
  CHECK(count_of("65432...").suits == "5");
}

TEST_CASE("A joker is one of the longest suit and not its lowest card", "[analysis][misere]") {
  const MisereCount count = count_of("A92.T...JK", Deck().with_joker());
  CHECK(count.suits == "4-1");
  CHECK(count.points == 0 + 4);
}

TEST_CASE("What speaks for the other call counts, too", "[analysis][misere]") {
  const std::vector<MisereLimit> limits = {
      {"3-2", "misere", 4, 0.1}, {"4-1", "misere", std::nullopt, 0.1}, {"2-2-1", "misere", 0, 0.1}};
  CHECK(misere_instead(limits, {"3-2", 4}, 0) == &limits[0]);
  CHECK(misere_instead(limits, {"3-2", 2}, 2) == &limits[0]);
  CHECK(misere_instead(limits, {"3-2", 3}, 2) == nullptr);
  CHECK(misere_instead(limits, {"4-1", 0}, 0) == nullptr);
  CHECK(misere_instead(limits, {"2-2-1", 0}, 0) == &limits[2]);
  CHECK(misere_instead(limits, {"3-1-1", 0}, 0) == nullptr);
}

TEST_CASE("A limit of misere is the sum up to which it wins most", "[analysis][misere]") {
  // Misère wins 3 * (2 p - 1). Instead of pass: 3, -1.5 and 0.6; instead of a two that wins 1: 2.
  const MisereSum sum{kUsualMisereValues, 0};
  const RatedHand sure = making("32.32.2.", 100);      // sum 0
  const RatedHand seldom = making("32.32.5.", 25);     // 1
  const RatedHand often = making("32.32.9.", 60);      // 3
  const RatedHand with_two = making("32.32.8.", 100);  // 2 and two tricks
  std::vector<CalledHand> hands = {{&sure, 0.0, 0}, {&seldom, 0.0, 0}, {&often, 0.0, 0}, {&with_two, 1.0, 2}};
  const std::vector<MisereLimit> limits = fitted_limits(hands, kPeel, sum);
  REQUIRE(limits.size() == 1);
  CHECK(limits[0].suits == "2-2-1");
  CHECK(limits[0].most == 4);
  CHECK(limits[0].weight == Approx(1.0));
  // Where only one of two points counts, the last hand has the sum of the third.
  CHECK(fitted_limits(hands, kPeel, {kUsualMisereValues, 1})[0].most == 3);
  // Without the last hand misère wins most at once.
  hands.pop_back();
  CHECK(fitted_limits(hands, kPeel, sum)[0].most == 0);
  // Where it never wins there is no limit.
  const RatedHand hopeless = making("32.32.2.", 10);
  CHECK_FALSE(fitted_limits(std::vector<CalledHand>{{&hopeless, 0.0, 0}}, kPeel, sum)[0].most.has_value());
}

TEST_CASE("The values of a misere count are fitted on what misere wins", "[analysis][misere]") {
  const MisereValues truth{{0, 0, 0, 0, 0, 1, 1, 2, 5, 6, 6, 7, 9}, {0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3}};
  const SureMiseres sure({truth, 0}, Points{}, 9);
  const double most = sure.won({truth, 0});
  const double fitted = sure.won({fitted_misere_values(sure.hands(), kPeel), 0});
  CHECK(sure.won({kUsualMisereValues, 0}) < 0.8 * most);
  CHECK(fitted > 0.985 * most);
  CHECK(fitted <= most + 1e-9);
}

TEST_CASE("The points that count beside a misere count are fitted, too", "[analysis][misere]") {
  const Points points{4, 3, 2, 1, 1, 2, 2, 1, 1, 0, 0};
  const MisereSum truth{kUsualMisereValues, 9};
  const SureMiseres sure(truth, points, 11);
  const double most = sure.won(truth);
  CHECK(sure.won({kUsualMisereValues, 30}) < 0.95 * most);
  const double fitted = sure.won(fitted_misere_sum(sure.hands(), kPeel, std::array{20}));
  CHECK(fitted > 0.985 * most);
  CHECK(fitted <= most + 1e-9);
}

TEST_CASE("Without hands that win by misere the usual values stay", "[analysis][misere]") {
  const RatedHand hopeless = making("32.32.2.", 10);
  const std::vector<CalledHand> hands = {{&hopeless, 0.0, 0}};
  CHECK(fitted_misere_values(hands, kPeel) == kUsualMisereValues);
  CHECK(fitted_misere_values({}, kPeel) == kUsualMisereValues);
  // A call that loses less than misère does.
  CHECK(fitted_misere_values(std::vector<CalledHand>{{&hopeless, -1.0, 1}}, kPeel) == kUsualMisereValues);
  Ruleset none = kPeel;
  std::erase_if(none.bids, [](const Bid& bid) { return bid.contract.is_misere(); });
  CHECK(fitted_misere_values(hands, none) == kUsualMisereValues);
  CHECK(fitted_limits(hands, none, {kUsualMisereValues, 0}).empty());
}
