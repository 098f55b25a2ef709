#include "hands/best_bid.hpp"

#include <cmath>

#include <catch2/catch.hpp>

#include "nap/rules/payout.hpp"
#include "nap/rules/stake_tables.hpp"
#include "support/hands.hpp"

using namespace nap;
using namespace nap::test;

namespace {

const Ruleset kPeel = *find_stake_table("peel");
const std::vector<Bid> kPeelBids = kPeel.callable_bids();

RatedHand hand_with(const std::vector<HandRate>& rates) {
  RatedHand hand = hopeless_hand("AKQ.JT..", 1.0);
  for (const HandRate& rate : rates) set_rate(hand, rate);
  return hand;
}

BestBid best_of(const std::vector<HandRate>& rates) { return best_bid(kPeelBids, hand_with(rates)); }

std::string name(const Bid* bid) { return bid != nullptr ? bid->id : "pass"; }

}  // namespace

TEST_CASE("The bid that wins most on average is the best", "[analysis][bid]") {
  // Three wins 3, four 4 * 0.8 = 3.2, Nap 15 * 0.5 - 5 = 2.5.
  const BestBid best = best_of({exact_rate(tricks(3), 10, 10), exact_rate(tricks(4), 9, 10),
                                exact_rate(tricks(5), 5, 10), exact_rate(kMisereTrump, 3, 10)});
  CHECK(name(best.bid) == "four");
  CHECK(name(best.next) == "three");
  CHECK(best.ev == Approx(3.2));
  CHECK(best.misjudged == 0.0);
}

TEST_CASE("A hand with which every bid loses passes", "[analysis][bid]") {
  const BestBid best = best_of({exact_rate(tricks(1), 4, 10)});
  CHECK(name(best.bid) == "pass");
  CHECK(name(best.next) == "one");
  CHECK(best.ev == 0.0);
  CHECK(best.misjudged == 0.0);
}

TEST_CASE("Of bids that win the same the lower is the best, and passing is the lowest", "[analysis][bid]") {
  // Three wins 3 if it is always made, and so does four if it is made seven times of eight.
  CHECK(name(best_of({exact_rate(tricks(3), 8, 8), exact_rate(tricks(4), 7, 8)}).bid) == "three");
  // Misère ranks below three here, and both win the same.
  CHECK(name(best_of({exact_rate(tricks(3), 7, 8), exact_rate(kMisereTrump, 7, 8)}).bid) == "misere");
  CHECK(name(best_of({exact_rate(tricks(1), 1, 2), exact_rate(tricks(4), 1, 2)}).bid) == "pass");
}

TEST_CASE("What is equal in whole numbers is equal", "[analysis][bid]") {
  // With 24 cards and one opponent there are 11,628 worlds. If Nap is made in a third of them, it pays
  // neither side.
  const Bid& nap = *kPeel.find("nap");
  const RatedHand even = hand_with({exact_rate(tricks(5), 3'876, 11'628)});
  CHECK(value_of(nap, even).ev == 0.0);
  CHECK(name(best_bid(kPeelBids, even).bid) == "pass");
  for (std::uint64_t third = 1; third < 3'000; ++third) {
    const RatedHand hand = hand_with({exact_rate(tricks(5), third, 3 * third)});
    if (value_of(nap, hand).ev != 0.0) FAIL(third << " of " << 3 * third << " deals are not even");
  }
  // Three made in nine tenths is worth as much as four made in eight: 3 * (9 - 1) = 4 * (8 - 2) tenths.
  for (std::uint64_t ten = 10; ten < 20'000; ten += 10) {
    const RatedHand hand =
        hand_with({exact_rate(tricks(3), 9 * ten / 10, ten), exact_rate(tricks(4), 8 * ten / 10, ten)});
    if (name(best_bid(kPeelBids, hand).bid) != "three") FAIL(ten << " deals");
  }
}

TEST_CASE("A bid that needs an earlier one is never the best", "[analysis][bid]") {
  // If it is always made, Nap wins 10. Wellington would win 20 and Blücher 30.
  const BestBid best = best_of({exact_rate(tricks(5), 1, 1), exact_rate(tricks(4), 1, 1)});
  CHECK(name(best.bid) == "nap");
  CHECK(name(best.next) == "four");
  CHECK(best.ev == 10.0);
  const std::vector<Bid> only_later = {*kPeel.find("wellington")};
  const BestBid none = best_bid(only_later, hand_with({exact_rate(tricks(5), 1, 1)}));
  CHECK(none.bid == nullptr);
  CHECK(none.next == nullptr);
  CHECK(none.ev == 0.0);
  CHECK(none.misjudged == 0.0);
}

TEST_CASE("A misere is valued by the trump that its table gives it", "[analysis][bid]") {
  const RatedHand hand = hand_with({exact_rate(kMisere, 9, 10), exact_rate(kMisereTrump, 1, 10)});
  CHECK(value_of(*kPeel.find("misere"), hand).ev == Approx(-2.4));
  CHECK(value_of(*find_stake_table("spanish")->find("misere"), hand).ev == Approx(2.4));
}

TEST_CASE("A rate has the error of its deals, and none where it is exact", "[analysis][bid]") {
  CHECK(exact_rate(tricks(3), 5, 10).error == 0.0);
  CHECK(exact_rate(tricks(3), 10, 10).error == 0.0);
  // 50 of 98, with one more success and one more failure, is 51 of 100.
  CHECK(sampled_rate(tricks(3), 50, 98).error == Approx(std::sqrt(0.51 * 0.49 / 100)));
  CHECK(sampled_rate(tricks(3), 98, 98).error == Approx(std::sqrt(0.99 * 0.01 / 100)));
  // 15 stakes hang on Nap: a win of 10 and a loss of 5.
  const RatedHand hand = hand_with({sampled_rate(tricks(5), 50, 98)});
  const BidValue nap = value_of(*kPeel.find("nap"), hand);
  CHECK(nap.ev == Approx(15.0 * 50 / 98 - 5.0));
  CHECK(nap.error == Approx(15.0 * std::sqrt(0.51 * 0.49 / 100)));
}

TEST_CASE("The chance of being beyond zero is that of the normal distribution", "[analysis][bid]") {
  CHECK(chance_beyond(0.0, 1.0) == Approx(0.5));
  CHECK(chance_beyond(1.0, 1.0) == Approx(0.158655).epsilon(1e-5));
  CHECK(chance_beyond(-3.919928, 2.0) == Approx(0.025).epsilon(1e-5));
  CHECK(chance_beyond(50.0, 1.0) == Approx(0.0).margin(1e-300));
  CHECK(chance_beyond(0.0, 0.0) == 0.0);
}

TEST_CASE("A best bid is misjudged where the runner-up wins more after all", "[analysis][bid]") {
  // One is made in 60 of 98 deals. It wins 0.2245 with an error of 2 * sqrt(0.61 * 0.39 / 100) = 0.0975.
  // Passing is exact.
  const BestBid one = best_of({sampled_rate(tricks(1), 60, 98)});
  CHECK(name(one.bid) == "one");
  CHECK(name(one.next) == "pass");
  CHECK(one.misjudged == Approx(chance_beyond(2.0 * 60 / 98 - 1.0, 0.097550)).epsilon(1e-3));
  // Errors of two bids add up by their squares.
  const BestBid two = best_of({sampled_rate(tricks(1), 80, 98), sampled_rate(tricks(2), 63, 98)});
  const double one_error = 2.0 * std::sqrt(0.81 * 0.19 / 100);
  const double two_error = 4.0 * std::sqrt(0.64 * 0.36 / 100);
  CHECK(name(two.bid) == "one");
  CHECK(name(two.next) == "two");
  CHECK(two.misjudged == Approx(chance_beyond((2.0 * 80 - 98) / 98 - 2.0 * (2.0 * 63 - 98) / 98,
                                              std::hypot(one_error, two_error))));
  CHECK(two.misjudged < 0.5);
}
