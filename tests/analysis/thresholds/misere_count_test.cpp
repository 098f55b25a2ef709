#include "nap/analysis/thresholds/misere_count.hpp"

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/rules/stake_tables.hpp"
#include "support/hands.hpp"
#include "thresholds/misere_gains.hpp"

using namespace nap;
using namespace nap::test;

namespace {

MisereCount count_of(const char* text, Deck deck = Deck()) { return misere_count(parse_hand(text, deck, 5)); }

// A hand that makes misère in so many of a hundred deals.
RatedHand making(const char* hand, std::uint64_t successes) {
  RatedHand rated = hopeless_hand(hand, 0.25);
  set_rate(rated, exact_rate(kMisereTrump, successes, 100));
  return rated;
}

}  // namespace

TEST_CASE("The lowest card of each suit counts for misere", "[analysis][misere]") {
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

TEST_CASE("The tricks of the other call count, too", "[analysis][misere]") {
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
  MisereGains gains(*find_stake_table("peel"));
  gains.add(making("32.32.2.", 100), 0, 0.0);  // sum 0
  gains.add(making("32.32.5.", 25), 0, 0.0);   // 1
  gains.add(making("32.32.9.", 60), 0, 0.0);   // 3
  gains.add(making("32.32.8.", 100), 2, 1.0);  // 2 and two tricks
  const std::vector<MisereLimit> limits = gains.limits();
  REQUIRE(limits.size() == 1);
  CHECK(limits[0].suits == "2-2-1");
  CHECK(limits[0].most == 4);
  CHECK(limits[0].weight == Approx(1.0));
  // Without the last hand it wins most at once.
  MisereGains few(*find_stake_table("peel"));
  few.add(making("32.32.2.", 100), 0, 0.0);
  few.add(making("32.32.5.", 25), 0, 0.0);
  few.add(making("32.32.9.", 60), 0, 0.0);
  CHECK(few.limits()[0].most == 0);
  // Where it never wins there is no limit, and without a misère there is nothing to tell.
  MisereGains hopeless(*find_stake_table("peel"));
  hopeless.add(making("32.32.2.", 10), 0, 0.0);
  CHECK_FALSE(hopeless.limits()[0].most.has_value());
}
