#include "nap/rules/evening/evening_course.hpp"

#include <numeric>
#include <random>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/rules/stake_tables.hpp"

using namespace nap;

namespace {

constexpr Seating kFour = {4, 4, 3};

Ruleset peel() { return find_stake_table("peel").value(); }

Ruleset with_pool(const PoolRules& pool) {
  Ruleset ruleset = peel();
  ruleset.pool = pool;
  ruleset.fines = kPrintedFines;
  return ruleset;
}

SettledHand hand_of(const std::string& bid, int declarer, BidResult result) {
  return {*peel().find(bid), Seat(declarer), result};
}

std::vector<int> amounts(const Transfer& transfer, int players) {
  std::vector<int> all(transfer.seats.begin(), transfer.seats.begin() + players);
  all.push_back(transfer.pool);
  return all;
}

}  // namespace

// PEEL: each dealer pays one stake; the pool goes, on top of the double stakes, to the first who makes Nap.
TEST_CASE("Each dealer pays a stake, and who makes Nap takes them all", "[rules][evening]") {
  EveningCourse course(with_pool({.paid_by = PaidBy::Dealer}));
  CHECK(course.pool_at_stake(kFour) == 1);
  // Three is made by seat 2: 3 from each of the others; the dealer, seat 4, pays 1 more.
  CHECK(amounts(course.played(hand_of("three", 1, BidResult::Made), kFour, {}), 4) ==
        std::vector{-3, 9, -3, -4, 1});
  // Nap fails at seat 1: 5 to each; the dealer pays 1. The pool stays.
  CHECK(amounts(course.played(hand_of("nap", 0, BidResult::Lost), kFour, {}), 4) ==
        std::vector{-15, 5, 5, 4, 1});
  CHECK(course.pool() == 2);
  // All pass: only the dealer pays.
  CHECK(amounts(course.all_passed(kFour, {}), 4) == std::vector{0, 0, 0, -1, 1});
  // Nap is made by the dealer: 10 from each, and the pool of 3 and his own stake of this deal.
  CHECK(amounts(course.played(hand_of("nap", 3, BidResult::Made), kFour, {}), 4) ==
        std::vector{-10, -10, -10, 33, -3});
  CHECK(course.pool() == 0);
}

// PEEL: cards are bought for one trick's value each, which goes to the pool. Elsewhere the dealer gets it.
TEST_CASE("The price of an exchange is paid after what is due, and before the hand", "[rules][evening]") {
  Ruleset ruleset = with_pool({.paid_by = PaidBy::WhenEmpty});
  ruleset.exchange = {ExchangeKind::Ecarte, 1, FeeTo::Pool};
  const std::vector<Fee> fees = {{Seat(1), 3}};
  EveningCourse course(ruleset);
  // Everybody pays 1, because the pool is empty, and seat 2 pays 3. Then nothing is due any more.
  CHECK(amounts(course.pay_in(kFour), 4) == std::vector{-1, -1, -1, -1, 4});
  CHECK(amounts(course.bought(kFour, fees), 4) == std::vector{0, -3, 0, 0, 3});
  CHECK(amounts(course.played(hand_of("nap", 1, BidResult::Made), kFour, {}), 4) ==
        std::vector{-10, 37, -10, -10, -7});
  ruleset.exchange->to = FeeTo::Dealer;
  EveningCourse dealers(ruleset);
  dealers.pay_in(kFour);
  CHECK(amounts(dealers.bought(kFour, fees), 4) == std::vector{0, -3, 0, 3, 0});
}

// PEEL: or all pay when the original dealer's turn returns.
TEST_CASE("Everybody pays when the deal has gone round", "[rules][evening]") {
  const Seating two = {2, 2, 1};
  EveningCourse course(with_pool({.paid_by = PaidBy::Round, .stake = 2}));
  CHECK(amounts(course.all_passed(two, {}), 2) == std::vector{0, 0, 0});
  CHECK(amounts(course.all_passed(two, {}), 2) == std::vector{0, 0, 0});
  CHECK(amounts(course.all_passed(two, {}), 2) == std::vector{-2, -2, 4});
  CHECK(amounts(course.all_passed(two, {}), 2) == std::vector{0, 0, 0});
  CHECK(amounts(course.all_passed(two, {}), 2) == std::vector{-2, -2, 4});
  CHECK(course.pool() == 8);
}

// ES, FR: a chip each, to the first who bids and makes five, or any form of Nap.
TEST_CASE("Everybody pays once, or whenever the pool is empty", "[rules][evening]") {
  EveningCourse once(with_pool({.paid_by = PaidBy::Once}));
  // Wellington is made by seat 3: 20 from each and the pool of 4, into which he has paid 1.
  CHECK(amounts(once.played(hand_of("wellington", 2, BidResult::Made), kFour, {}), 4) ==
        std::vector{-21, -21, 63, -21, 0});
  CHECK(once.pool_at_stake(kFour) == 0);

  EveningCourse again(with_pool({.paid_by = PaidBy::WhenEmpty, .taken_with = TakenWith::NapAlone}));
  // Wellington does not take it: 20 from each, and 1 from everybody stays in the pool.
  CHECK(amounts(again.played(hand_of("wellington", 2, BidResult::Made), kFour, {}), 4) ==
        std::vector{-21, -21, 59, -21, 4});
  CHECK(amounts(again.played(hand_of("nap", 0, BidResult::Made), kFour, {}), 4) ==
        std::vector{34, -10, -10, -10, -4});
  CHECK(again.pool_at_stake(kFour) == 4);
}

// PEEL: with a pool, a misdeal costs the stake of a trick; the same dealer deals again. GR: out of turn 3,
// revoke 5.
TEST_CASE("Fines go to the pool, and a misdeal does not end the deal", "[rules][evening]") {
  Ruleset ruleset = with_pool({.paid_by = PaidBy::Dealer});
  ruleset.fines.set(FineKind::OutOfTurn, 3);
  ruleset.fines.set(FineKind::Revoke, 5);
  EveningCourse course(ruleset);
  const std::vector<Fine> misdeal = {{kFour.dealer(), FineKind::Misdeal}};
  CHECK(amounts(course.redeal(kFour, misdeal), 4) == std::vector{0, 0, 0, -2, 2});
  // The second try: the dealer has paid his stake. Seat 1 leads out of turn and touches a card while dealing
  // goes on: 3 + 1. Four is lost by seat 2: 4 to each.
  const std::vector<Fine> fines = {{Seat(0), FineKind::OutOfTurn}, {Seat(0), FineKind::Touching}};
  CHECK(amounts(course.played(hand_of("four", 1, BidResult::Lost), kFour, fines), 4) ==
        std::vector{0, -12, 4, 4, 4});
  // Seat 3 revokes against three of seat 1 (ES: he pays all 9, the others nothing) and pays the fine of 5.
  SettledHand three = hand_of("three", 0, BidResult::Lost);
  three.revoked = Seat(2);
  const std::vector<Fine> revoke = {{Seat(2), FineKind::Revoke}};
  CHECK(amounts(course.played(three, kFour, revoke), 4) == std::vector{9, 0, -14, -1, 6});
  CHECK(course.pool() == 12);
}

// PEEL: after all have passed the stakes are doubled until a declarer has won.
TEST_CASE("Stakes stay doubled until a declarer wins", "[rules][evening]") {
  Ruleset ruleset = peel();
  ruleset.all_pass = AllPass::DoubleHeader;
  EveningCourse course(ruleset);
  course.all_passed(kFour, {});
  CHECK(course.times() == 2);
  CHECK(amounts(course.played(hand_of("three", 0, BidResult::Lost), kFour, {}), 4) ==
        std::vector{-18, 6, 6, 6, 0});
  CHECK(course.times() == 2);
  CHECK(amounts(course.played(hand_of("nap", 3, BidResult::Made), kFour, {}), 4) ==
        std::vector{-20, -20, -20, 60, 0});
  CHECK(course.times() == 1);
  CHECK(in_doubled_deal(ruleset).lowest_bid().id == "three");
  CHECK(in_doubled_deal(find_stake_table("nine").value()).lowest_bid().id == "three");
}

// PEEL: a spare hand that fails pays two tricks into the pool besides the ordinary five to each. GR: double.
TEST_CASE("A spare hand that fails pays more", "[rules][evening]") {
  SettledHand nap = hand_of("nap", 1, BidResult::Lost);
  nap.has_spare_hand = true;
  Ruleset to_pool = with_pool({.paid_by = PaidBy::Once});
  to_pool.exchange = Exchange{ExchangeKind::SpareHandPool, 0};
  CHECK(amounts(EveningCourse::resumed(to_pool, 7, 1).played(nap, kFour, {}), 4) ==
        std::vector{5, -17, 5, 5, 2});
  Ruleset doubled = peel();
  doubled.exchange = Exchange{ExchangeKind::SpareHandDouble, 0};
  CHECK(amounts(EveningCourse(doubled).played(nap, kFour, {}), 4) == std::vector{10, -30, 10, 10, 0});
}

// PEEL: if play stops, the pool is divided, or the lowest card takes all. At six the dealer pays, too.
TEST_CASE("The pool is paid out at the end", "[rules][evening]") {
  const Ruleset ruleset = with_pool({.paid_by = PaidBy::Once});
  EveningCourse course = EveningCourse::resumed(ruleset, 6, 1);
  CHECK(amounts(course.divided(kFour), 4) == std::vector{2, 2, 1, 1, -6});
  CHECK(amounts(EveningCourse::resumed(ruleset, 6, 1).taken_by(Seat(2)), 4) == std::vector{0, 0, 6, 0, -6});
  EveningCourse six(ruleset);
  CHECK(amounts(six.played(hand_of("two", 0, BidResult::Made), {6, 5, 5}, {}), 6) ==
        std::vector{9, -3, -3, -3, -3, -3, 6});
}

namespace {

int below(std::mt19937& random, int limit) {
  return static_cast<int>(random() % static_cast<std::uint32_t>(limit));
}

Ruleset random_ruleset(std::mt19937& random) {
  const std::vector<std::string> names = stake_table_names();
  Ruleset ruleset = find_stake_table(names[random() % names.size()]).value();
  ruleset.all_pass = random() % 2 == 0 ? AllPass::DoubleHeader : AllPass::Void;
  ruleset.revoke = random() % 2 == 0 ? RevokePays::All : RevokePays::Share;
  if (random() % 4 == 0) ruleset.exchange = Exchange{ExchangeKind::SpareHandDouble, 0};
  if (random() % 4 == 0) ruleset.exchange = Exchange{ExchangeKind::SpareHandPool, 0};
  if (random() % 4 == 0) return ruleset;
  ruleset.pool = PoolRules{kPaidByWords[random() % 4].value, 1 + below(random, 9),
                           kTakenWithWords[random() % 2].value, PoolAtEnd::Divided};
  for (const Word<FineKind>& fine : kFineWords) ruleset.fines.set(fine.value, below(random, 6));
  return ruleset;
}

SettledHand random_hand(const Ruleset& ruleset, const Seating& seating, std::mt19937& random) {
  const auto seat = [&] { return Seat(below(random, seating.active)); };
  SettledHand hand{ruleset.bids[random() % ruleset.bids.size()], seat(), bid_result(random() % 2 == 0)};
  if (hand.result == BidResult::Lost && random() % 4 == 0) hand.revoked = seat();
  hand.has_spare_hand = ruleset.exchange.has_value() && random() % 2 == 0;
  return hand;
}

}  // namespace

TEST_CASE("What a deal moves adds up to zero, and the pool holds what went in", "[rules][evening]") {
  std::mt19937 random(7);
  constexpr int kEvenings = 20'000;
  constexpr int kDeals = 50;
  int wrong = 0;
  for (int evening = 0; evening < kEvenings; ++evening) {
    const Ruleset ruleset = random_ruleset(random);
    EveningCourse course(ruleset);
    int pool = 0;
    const auto check = [&](const Transfer& transfer) {
      const int sum = std::accumulate(transfer.seats.begin(), transfer.seats.end(), transfer.pool);
      pool += transfer.pool;
      wrong += sum != 0 || pool != course.pool() || pool < 0 ? 1 : 0;
    };
    Seating seating = kFour;
    for (int deal = 0; deal < kDeals; ++deal) {
      const int players = 2 + below(random, 6);
      const bool is_out = players > 2 && random() % 3 == 0;
      const int active = players - (is_out ? 1 : 0);
      seating = {players, active, random() % 2 == 0 ? players - 1 : active - 1};
      std::vector<Fine> fines;
      while (random() % 3 == 0)
        fines.push_back({Seat(below(random, players)), kFineWords[random() % 5].value});
      const int what = below(random, 8);
      check(what == 0   ? course.redeal(seating, fines)
            : what == 1 ? course.all_passed(seating, fines)
            : what == 2 ? course.unsettled(seating, fines)
                        : course.played(random_hand(ruleset, seating, random), seating, fines));
    }
    check(random() % 2 == 0 ? course.divided(seating) : course.taken_by(Seat(0)));
    wrong += course.pool() != 0 ? 1 : 0;
  }
  CHECK(wrong == 0);
}
