#include "nap/analysis/fairness/evenings.hpp"

#include <cmath>
#include <numeric>

#include <catch2/catch.hpp>

#include "nap/sim/deals/deals.hpp"
#include "parties.hpp"
#include "support/oracle.hpp"

using namespace nap;
using namespace nap::test;

TEST_CASE("In every deal of every party the payments add up to zero", "[analysis][evenings]") {
  for (const Seating& seating : {Seating{4, 4, 3}, Seating{5, 4, 4}, Seating{5, 4, 3}, Seating{2, 2, 1}}) {
    const HighCards appraiser({Deck(32), seating.active, 5});
    const Evenings evenings(appraiser, many_parties(seating), kSeed);
    Solver solver;
    int deals = 0;
    int paid = 0;
    for (std::uint64_t evening = 0; evening < 4; ++evening) {
      evenings.play(evening, solver, [&](PartyPlace, int, const Played& played) {
        ++deals;
        const Payments& payments = played.payments;
        if (std::accumulate(payments.begin(), payments.end(), 0) != 0)
          FAIL("a deal that does not sum to zero");
        if (payments != Payments{}) ++paid;
      });
    }
    CHECK(deals == 4 * kDealsInEvening * 18);
    CHECK(paid > deals / 2);
  }
}

TEST_CASE("A deal is bid for and made as the rules and a plain minimax have it",
          "[analysis][evenings][oracle]") {
  const Seating seating = {3, 3, 2};
  const Setup setup{Deck(24), 3, 5};
  const HighCards appraiser(setup);
  const Ruleset peel = find_stake_table("peel").value();
  const Evenings evenings(appraiser, {party("peel", seating, AllPass::EldestPlaysOne)}, kSeed);
  const std::vector<Bid>& bids = evenings.order(PartyPlace(0)).bids();
  const RandomDeals deals(setup.deck, 3, 5, kSeed, Stream::Auction);
  Solver solver;
  std::uint64_t number = 0;
  evenings.play(0, solver, [&](PartyPlace, int, const Played& played) {
    const Deal deal = deals.deal(number++);
    std::optional<std::size_t> highest;
    Seat declarer;
    for (const Seat seat : all_seats(3)) {
      const Appraisal appraisal = appraiser.appraise(deal.hand(seat));
      std::optional<std::size_t> best;
      double most = 0.0;
      for (std::size_t bid = highest ? *highest + 1 : 0; bid < bids.size(); ++bid) {
        if (bids[bid].id == "wellington" && !(highest && bids[*highest].id == "nap")) continue;
        if (bids[bid].id == "blucher" && !(highest && bids[*highest].id == "wellington")) continue;
        const double p = appraisal[appraiser.place_of(bids[bid].contract)];
        const double ev = bids[bid].win * p - bids[bid].lose * (1 - p);
        if (ev > most) {
          most = ev;
          best = bid;
        }
      }
      if (!best) continue;
      highest = best;
      declarer = seat;
    }
    REQUIRE(played.declarer == declarer);
    REQUIRE(played.bid == highest);
    const Contract contract = highest ? bids[*highest].contract : Contract{1, Trump::first_lead()};
    // The highest card of the hand is the first of its leads.
    const int tricks =
        oracle_tricks(deal.seen_from(declarer), {.trump = contract.trump, .aim = contract.aim()}).front();
    CHECK(played.made == (contract.is_misere() ? tricks == 0 : tricks >= contract.tricks));
    const Bid& bid = highest ? bids[*highest] : bids.front();
    CHECK(played.payments[declarer.index()] == 2 * (played.made ? bid.win : -bid.lose));
  });
  CHECK(number == kDealsInEvening);
}

TEST_CASE("After a deal that all pass the stakes are double until a declarer has won",
          "[analysis][evenings]") {
  const Seating seating = {3, 3, 2};
  const HighCards appraiser({Deck(52), 3, 5});
  const Evenings evenings(appraiser, {party("spanish", seating, AllPass::DoubleHeader)}, kSeed);
  const std::vector<Bid>& bids = evenings.order(PartyPlace(0)).bids();
  Solver solver;
  int doubled = 0;
  for (std::uint64_t evening = 0; evening < 5; ++evening) {
    int times = 1;
    evenings.play(evening, solver, [&](PartyPlace, int, const Played& played) {
      if (!played.declarer) {
        times = 2;
        return;
      }
      const Bid& bid = bids[played.bid.value()];
      const int paid = played.payments[played.declarer->index()];
      CHECK(paid == times * declarer_payout(bid, played.made, seating));
      doubled += times - 1;
      if (played.made) times = 1;
    });
  }
  CHECK(doubled > 5);
}

TEST_CASE("Corrected, failures turn into successes as often as the error of the model says",
          "[analysis][evenings]") {
  const Setup setup{Deck(52), 4, 5};
  const HighCards appraiser(setup);
  std::vector<Party> parties = {party("spanish", {4, 4, 3}), party("spanish", {4, 4, 3})};
  // Nothing but misere, whose error is large; both call it on the same hands.
  for (Party& each : parties) {
    std::erase_if(each.ruleset.bids, [](const Bid& bid) { return !bid.contract.is_misere(); });
    each.ruleset.min_bid.clear();
  }
  parties[1].rates = RateBasis::Corrected;
  const Evenings evenings(appraiser, parties, kSeed);
  const RandomDeals deals(setup.deck, 4, 5, kSeed, Stream::Auction);
  const std::size_t misere = appraiser.place_of({0, Trump::none()});
  Solver solver;
  double expected = 0.0;
  double variance = 0.0;
  int turned = 0;
  for (std::uint64_t evening = 0; evening < 100; ++evening) {
    std::uint64_t number = evening * kDealsInEvening;
    bool failed = false;
    evenings.play(evening, solver, [&](PartyPlace at, int, const Played& played) {
      if (at == PartyPlace(0)) {
        failed = played.declarer && !played.made;
        if (failed) {
          const double p = appraiser.appraise(deals.deal(number).hand(*played.declarer))[misere];
          const double chance = std::min(1.0, model_error({0, Trump::none()}, 4) / (1.0 - p));
          expected += chance;
          variance += chance * (1.0 - chance);
        }
        ++number;
      } else {
        turned += failed && played.made ? 1 : 0;
        if (!failed && played.declarer) CHECK(played.made);
      }
    });
  }
  REQUIRE(expected > 300.0);
  CHECK(std::abs(turned - expected) < 4.0 * std::sqrt(variance));
}
