#include "nap/analysis/fairness/evenings.hpp"

#include <cmath>
#include <numeric>

#include <catch2/catch.hpp>

#include "nap/sim/deals/deals.hpp"
#include "schools.hpp"
#include "support/oracle.hpp"

using namespace nap;
using namespace nap::test;

TEST_CASE("In every deal of every school the payments add up to zero", "[analysis][evenings]") {
  for (const Seating& seating : {Seating{4, 4, 3}, Seating{5, 4, 4}, Seating{5, 4, 3}, Seating{2, 2, 1}}) {
    const HighCards appraiser({Deck(32), seating.active, 5});
    const Evenings evenings(appraiser, many_schools(seating), kSeed);
    Solver solver;
    int deals = 0;
    int paid = 0;
    for (std::uint64_t evening = 0; evening < 4; ++evening) {
      evenings.play(evening, solver, [&](SchoolPlace, int, const PlayedDeal& played) {
        ++deals;
        const Payments& payments = played.payments;
        if (std::accumulate(payments.begin(), payments.end(), 0) != 0)
          FAIL("a deal that does not sum to zero");
        if (payments != Payments{}) ++paid;
      });
    }
    CHECK(deals == 4 * kDealsInEvening * 15);
    CHECK(paid > deals / 2);
  }
}

TEST_CASE("A deal is bid for and made as the rules and a plain minimax have it",
          "[analysis][evenings][oracle]") {
  const Seating seating = {3, 3, 2};
  const Setup setup{GENERATE(Deck(24), Deck(24).with_joker()), 3, 5};
  const HighCards appraiser(setup);
  const Ruleset peel = find_stake_table("peel").value();
  const Evenings evenings(appraiser, {school("peel", seating, AllPass::EldestPlaysOne)}, kSeed);
  const std::vector<Bid>& bids = evenings.order(SchoolPlace(0)).bids();
  const RandomDeals deals({.deck = setup.deck, .seats = 3, .cards = 5}, kSeed, Stream::Auction);
  Solver solver;
  std::uint64_t number = 0;
  evenings.play(0, solver, [&](SchoolPlace, int, const PlayedDeal& played) {
    const Deal deal = deals.deal(number++).hands;
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
    // The highest card of the hand is led. A joker makes spades trump.
    const bool names = deal.hand(declarer).has_joker() && contract.trump.is_first_lead();
    const Trump trump = names ? Trump::fixed(Suit::Spades) : contract.trump;
    const int tricks =
        oracle_tricks(deal.seen_from(declarer), {.trump = trump, .aim = contract.aim()}).front();
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
  const Evenings evenings(appraiser, {school("spanish", seating, AllPass::DoubleHeader)}, kSeed);
  const std::vector<Bid>& bids = evenings.order(SchoolPlace(0)).bids();
  Solver solver;
  int doubled = 0;
  for (std::uint64_t evening = 0; evening < 5; ++evening) {
    int times = 1;
    evenings.play(evening, solver, [&](SchoolPlace, int, const PlayedDeal& played) {
      if (!played.declarer) {
        times = 2;
        return;
      }
      const Bid& bid = bids[played.bid.value()];
      const int paid = played.payments[played.declarer->index()];
      CHECK(paid == times * declarer_payout(bid, bid_result(played.made), seating));
      doubled += times - 1;
      if (played.made) times = 1;
    });
  }
  CHECK(doubled > 5);
}

TEST_CASE("Deals are made as often as the appraiser says of their kind", "[analysis][evenings]") {
  // Like HighCards, but players make only some of the deals that open hands make, and some of the others.
  class InPlay : public HighCards {
   public:
    using HighCards::HighCards;
    PlaySuccess play_success(CardSet, std::size_t) const override { return {0.9, 0.2}; }
  };
  const Setup setup{Deck(52), 4, 5};
  const School peel = school("peel", {4, 4, 3});
  const auto results = [&](const Appraiser& appraiser) {
    Solver solver;
    std::vector<bool> made;
    for (std::uint64_t evening = 0; evening < 60; ++evening) {
      Evenings(appraiser, {peel}, kSeed)
          .play(evening, solver, [&](SchoolPlace, int, const PlayedDeal& played) {
            if (played.declarer) made.push_back(played.made);
          });
    }
    return made;
  };
  const std::vector<bool> open = results(HighCards(setup));
  const std::vector<bool> played = results(InPlay(setup));
  REQUIRE(open.size() == played.size());
  double deals[2] = {0.0, 0.0};
  double made[2] = {0.0, 0.0};
  for (std::size_t i = 0; i < open.size(); ++i) {
    deals[open[i]] += 1.0;
    made[open[i]] += played[i] ? 1.0 : 0.0;
  }
  REQUIRE(std::min(deals[0], deals[1]) > 300.0);
  CHECK(std::abs(made[1] - 0.9 * deals[1]) < 4.0 * std::sqrt(0.09 * deals[1]));
  CHECK(std::abs(made[0] - 0.2 * deals[0]) < 4.0 * std::sqrt(0.16 * deals[0]));
}
