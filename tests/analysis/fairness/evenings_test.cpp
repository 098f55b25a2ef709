#include "nap/analysis/fairness/evenings.hpp"

#include <cmath>
#include <numeric>

#include <catch2/catch.hpp>

#include "nap/rules/stake_tables.hpp"
#include "nap/sim/deals/deals.hpp"
#include "support/oracle.hpp"

using namespace nap;
using namespace nap::test;

namespace {

// Rates that anybody can work out: every high card counts, and the highest card is led.
class HighCards : public Appraiser {
 public:
  explicit HighCards(const Setup& setup) : Appraiser(setup, rated_contracts(setup.cards)) {}

  Appraisal appraise(CardSet hand) const override {
    double high = 0.0;
    for (const Card card : hand) high += card.rank() >= Rank::Queen ? 0.24 : 0.02;
    Appraisal appraisal{};
    for (std::size_t i = 0; i < contracts().size(); ++i) {
      const int tricks = contracts()[i].tricks;
      appraisal[i] =
          tricks == 0 ? std::max(0.0, 0.7 - high) : std::clamp(1.0 + high - 0.35 * tricks, 0.0, 1.0);
    }
    return appraisal;
  }

  Card lead(CardSet hand, std::size_t, Solver&) const override { return hand.highest(); }
};

Party party(const std::string& stakes, const Seating& seating, AllPass all_pass = AllPass::Void) {
  Party made;
  made.ruleset = find_stake_table(stakes).value();
  made.ruleset.all_pass = all_pass;
  made.seating = seating;
  return made;
}

constexpr std::uint64_t kSeed = 7;

std::vector<Party> many_parties(const Seating& seating) {
  std::vector<Party> parties;
  for (const char* stakes : {"peel", "spanish", "french"}) {
    for (const AllPass rule :
         {AllPass::Void, AllPass::EldestPlaysOne, AllPass::DealerPlaysOne, AllPass::DoubleHeader}) {
      parties.push_back(party(stakes, seating, rule));
    }
    parties.push_back(party(stakes, seating));
    parties.back().rates = RateBasis::Corrected;
    parties.push_back(party(stakes, seating));
    parties.back().bidding = value_bidding(RateBasis::Counted, 0.2);
  }
  return parties;
}

EveningsTally tally(const Evenings& evenings, std::uint64_t number, int threads,
                    std::vector<PartyPair> pairs = {}) {
  Monitor monitor;
  Harness harness(threads, monitor);
  return evenings.tally(harness, number, pairs).value();
}

std::int64_t sum_of_seats(const EveningSums& sums, int players) {
  std::int64_t sum = 0;
  for (const Seat seat : all_seats(players)) sum += sums.sum(of_seat(seat));
  return sum;
}

}  // namespace

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

TEST_CASE("The totals of the tally follow from its own rows", "[analysis][evenings]") {
  const Seating seating = {5, 4, 4};
  const HighCards appraiser({Deck(52), 4, 5});
  const std::vector<Party> parties = many_parties(seating);
  const Evenings evenings(appraiser, parties, kSeed);
  constexpr std::uint64_t kEvenings = 20;
  const EveningsTally all = tally(evenings, kEvenings, 2, {{PartyPlace(3), PartyPlace(0)}});
  for (std::size_t i = 0; i < parties.size(); ++i) {
    const PartyTally& one = all.parties[i];
    CHECK(one.deals() == kEvenings * kDealsInEvening);
    CHECK(sum_of_seats(one.sums, seating.players) == 0);
    std::uint64_t declared = one.forced.deals;
    std::int64_t won = 0;
    std::int64_t paid = one.forced.paid;
    for (std::size_t bid = 0; bid < one.bids.size(); ++bid) {
      declared += one.bids[bid].deals;
      won += seating.payers * payout_per_payer(evenings.order(PartyPlace(i)).bids()[bid], one.bids[bid].made,
                                               one.bids[bid].deals);
    }
    won +=
        seating.payers * payout_per_payer(forced_bid(parties[i].ruleset), one.forced.made, one.forced.deals);
    CHECK(declared + one.all_passed == one.deals());
    CHECK(std::accumulate(one.declares.begin(), one.declares.end(), std::uint64_t{0}) == declared);
    for (const Declared& bid : one.bids) paid += bid.paid;
    CHECK(paid == one.sums.sum(&Measures::declarer));
    if (parties[i].ruleset.all_pass != AllPass::DoubleHeader) {
      CHECK(won == one.sums.sum(&Measures::declarer));
    }
    // What the declarer gets the defenders and the dealer without cards pay.
    CHECK(one.sums.sum(&Measures::declarer) + one.sums.sum(&Measures::defenders) +
              one.sums.sum(of_seat(seating.dealer())) ==
          0);
    std::uint64_t people = 0;
    std::int64_t chips = 0;
    for (const auto& [result, number] : one.results) {
      people += number;
      chips += result * static_cast<std::int64_t>(number);
    }
    CHECK(people == kEvenings * static_cast<std::uint64_t>(seating.players));
    CHECK(chips == 0);
  }
  for (const Seat seat : all_seats(seating.players)) {
    CHECK(all.differences[0].sum(of_seat(seat)) ==
          all.parties[3].sums.sum(of_seat(seat)) - all.parties[0].sums.sum(of_seat(seat)));
  }
}

TEST_CASE("Evenings are the same for one and for eight threads", "[analysis][evenings][determinism]") {
  const HighCards appraiser({Deck(36), 3, 5});
  const Evenings evenings(appraiser, many_parties({3, 3, 2}), kSeed);
  const EveningsTally one = tally(evenings, 40, 1);
  const EveningsTally eight = tally(evenings, 40, 8);
  for (std::size_t i = 0; i < one.parties.size(); ++i) {
    CHECK(one.parties[i].results == eight.parties[i].results);
    CHECK(one.parties[i].declares == eight.parties[i].declares);
    CHECK(one.parties[i].sums.deviation(&Measures::declarer) ==
          eight.parties[i].sums.deviation(&Measures::declarer));
  }
}

TEST_CASE("Everybody deals in turn, so that over many evenings nobody wins by where he sits",
          "[analysis][evenings]") {
  const HighCards appraiser({Deck(40), 4, 5});
  const Evenings evenings(appraiser, {party("french", {4, 4, 3})}, kSeed);
  const EveningsTally all = tally(evenings, 400, 2);
  for (int person = 0; person < 4; ++person) {
    const Estimate mean = all.parties[0].sums.per_deal(of_person(person));
    CHECK(std::abs(mean.value) < 2.0 * mean.half_width());
  }
  // By seat it differs.
  const Estimate eldest = all.parties[0].sums.per_deal(of_seat(Seat(0)));
  const Estimate dealer = all.parties[0].sums.per_deal(of_seat(Seat(3)));
  CHECK((eldest.low > dealer.high || dealer.low > eldest.high));
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

TEST_CASE("Any policy can sit at the table", "[analysis][evenings]") {
  // Calls the lowest bid that it may, whatever it holds.
  class Reckless : public BiddingPolicy {
   public:
    Auction::Call call(const Turn& turn) const override {
      for (std::size_t bid = 0; bid < turn.auction.order().bids().size(); ++bid) {
        if (turn.auction.may_call(bid)) return bid;
      }
      return std::nullopt;
    }
  };
  const HighCards appraiser({Deck(32), 3, 5});
  Party reckless = party("french", {3, 3, 2});
  reckless.bidding = [](const BidOrder&, const Appraiser&, int) { return std::make_unique<Reckless>(); };
  const PartyTally all = tally(Evenings(appraiser, {reckless}, kSeed), 5, 2).parties[0];
  CHECK(all.declares[2] == all.deals());  // the dealer overcalls everybody
  CHECK(all.bids[2].deals == all.deals());
}
