// Evenings with a pool, with Double Header and with other auctions.
#include <map>
#include <numeric>

#include <catch2/catch.hpp>

#include "nap/analysis/fairness/evenings.hpp"
#include "nap/analysis/fairness/swing.hpp"
#include "schools.hpp"

using namespace nap;
using namespace nap::test;

namespace {

constexpr Seating kThree = {3, 3, 2};

int sum(const Payments& payments) { return std::accumulate(payments.begin(), payments.end(), 0); }

School with_pool(PaidBy paid_by, PoolAtEnd at_end = PoolAtEnd::Divided) {
  School made = school("peel", kThree, AllPass::EldestPlaysOne);
  made.ruleset.pool = PoolRules{paid_by, 2, TakenWith::AnyNap, at_end};
  return made;
}

// What goes into a pool of two stakes each before a deal, counted from 0, that holds so much.
int due(PaidBy paid_by, int deal, int pool) {
  switch (paid_by) {
    case PaidBy::Dealer:
      return 2;
    case PaidBy::Round:
      return deal > 0 && deal % 3 == 0 ? 6 : 0;
    case PaidBy::Once:
      return deal == 0 ? 6 : 0;
    case PaidBy::WhenEmpty:
      break;
  }
  return pool == 0 ? 6 : 0;
}

}  // namespace

TEST_CASE("The pool of an evening grows as its rule says, and who makes Nap takes it",
          "[analysis][evenings][pool]") {
  const HighCards appraiser({Deck(24), 3, 5});
  const PaidBy paid_by = GENERATE(PaidBy::Dealer, PaidBy::Round, PaidBy::Once, PaidBy::WhenEmpty);
  const PoolAtEnd at_end = GENERATE(PoolAtEnd::Divided, PoolAtEnd::LowestCard);
  const Evenings evenings(appraiser, {with_pool(paid_by, at_end)}, kSeed);
  const std::vector<Bid>& bids = evenings.order(SchoolPlace(0)).bids();
  Solver solver;
  int taken = 0;
  for (std::uint64_t evening = 0; evening < 20; ++evening) {
    int pool = 0;
    int deal = 0;
    const auto payouts = evenings.play(evening, solver, [&](SchoolPlace, int, const PlayedDeal& played) {
      const int paid = due(paid_by, deal++, pool);
      REQUIRE(sum(played.paid_in) == -paid);
      if (paid_by == PaidBy::Dealer) REQUIRE(played.paid_in[2] == -2);
      pool += paid;
      const bool is_nap = played.bid && bids[*played.bid].contract.tricks == 5;
      REQUIRE(played.taken == (is_nap && played.made ? pool : 0));
      REQUIRE(sum(played.payments) == played.taken);
      taken += played.taken > 0 ? 1 : 0;
      pool -= played.taken;
    });
    const auto& payout = payouts.front();
    REQUIRE(std::accumulate(payout.begin(), payout.end(), 0) == pool);
    const int most = *std::max_element(payout.begin(), payout.end());
    CHECK(most == (at_end == PoolAtEnd::LowestCard ? pool : (pool + 2) / 3));
  }
  CHECK(taken > 5);
}

TEST_CASE("What is paid into a pool and out of it is in the results of the people",
          "[analysis][evenings][pool]") {
  const HighCards appraiser({Deck(24), 3, 5});
  const Evenings evenings(appraiser, {with_pool(PaidBy::Dealer), with_pool(PaidBy::Once)}, kSeed);
  Monitor monitor;
  Harness harness(2, monitor);
  const EveningsTally tally = evenings.tally(harness, 100, {}).value();
  for (const SchoolTally& one : tally.schools) {
    std::int64_t all = 0;
    for (int person = 0; person < 3; ++person) all += one.sums.sum(of_person(person));
    CHECK(all == 0);
  }
  // Two stakes a deal go in, and all of them come out by Naps or at the end.
  const PoolTally& dealers = tally.schools[0].pool;
  std::int64_t out = dealers.left;
  for (const auto& [stakes, times] : dealers.taken) out += stakes * static_cast<std::int64_t>(times);
  CHECK(out == 2 * 60 * 100);
  const PoolCourse course = pool_course(tally.schools[0]);
  std::uint64_t times_taken = 0;
  for (const auto& [stakes, times] : dealers.taken) times_taken += times;
  CHECK(course.taken == Approx(static_cast<double>(times_taken) / 100));
  CHECK(course.size->mean ==
        Approx(static_cast<double>(out - dealers.left) / static_cast<double>(times_taken)));
  CHECK(course.size->most == dealers.taken.rbegin()->first);
  CHECK(course.left == Approx(static_cast<double>(dealers.left) / 100));
  // The six stakes of the other school are taken once, or left.
  const PoolTally& once = tally.schools[1].pool;
  CHECK(once.taken.size() == 1);
  CHECK(6 * once.taken.at(6) + static_cast<std::uint64_t>(once.left) == 600);
}

TEST_CASE("A pool makes Nap worth more to a player", "[analysis][bidding][pool]") {
  const HighCards appraiser({Deck(24), 3, 5});
  const Ruleset peel = find_stake_table("peel").value();
  const BidOrder order(peel);
  const ValuePolicy policy(order, appraiser, 0.0);
  // Nap: .25 x (10 + p) - .75 x 5 = -1.25 + .25 p. Three: .6 x 3 - .4 x 3 = .6. Nap is best from p > 7.4 on.
  Appraisal appraisal{};
  appraisal[appraiser.place_of(peel.find("nap")->contract)] = 0.25;
  appraisal[appraiser.place_of(peel.find("three")->contract)] = 0.6;
  const auto call = [&](double pool_share) {
    const Auction auction(order);
    return order.bids()[policy.call({CardSet(), appraisal, auction, pool_share}).value()].id;
  };
  CHECK(call(0.0) == "three");
  CHECK(call(7.3) == "three");
  CHECK(call(7.5) == "nap");
}

TEST_CASE("In doubled deals the lowest bid is three, and all stakes are doubled", "[analysis][evenings]") {
  const Seating seating = {2, 2, 1};
  const HighCards appraiser({Deck(52), 2, 5});
  School terms = school("french", seating, AllPass::DoubleHeader);
  std::erase_if(terms.ruleset.bids, [](const Bid& bid) { return bid.contract.is_misere(); });
  const Evenings evenings(appraiser, {terms}, kSeed);
  const std::vector<Bid>& bids = evenings.order(SchoolPlace(0)).bids();
  Solver solver;
  int doubled = 0;
  for (std::uint64_t evening = 0; evening < 20; ++evening) {
    int times = 1;
    evenings.play(evening, solver, [&](SchoolPlace, int, const PlayedDeal& played) {
      if (!played.declarer) {
        times = 2;
        return;
      }
      const Bid& bid = bids[*played.bid];
      REQUIRE(played.payments[played.declarer->index()] == times * (played.made ? bid.win : -bid.lose));
      if (times == 2) {
        ++doubled;
        REQUIRE(bid.contract.tricks >= 3);
      }
      if (played.made) times = 1;
    });
  }
  CHECK(doubled > 20);
}

TEST_CASE("The last to call declares more often where an equal bid takes over", "[analysis][evenings]") {
  const HighCards appraiser({Deck(24), 3, 5});
  std::vector<School> schools(2, school("peel", kThree, AllPass::EldestPlaysOne));
  schools[1].ruleset.overcall = Overcall::Equal;
  const Evenings evenings(appraiser, schools, kSeed);
  Monitor monitor;
  Harness harness(2, monitor);
  const EveningsTally tally = evenings.tally(harness, 50, {}).value();
  CHECK(tally.schools[1].declares[2] > tally.schools[0].declares[2]);
}
