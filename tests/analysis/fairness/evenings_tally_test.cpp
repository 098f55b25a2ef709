#include <cmath>
#include <numeric>

#include <catch2/catch.hpp>

#include "nap/analysis/fairness/evenings.hpp"
#include "schools.hpp"

using namespace nap;
using namespace nap::test;

namespace {

EveningsTally tally(const Evenings& evenings, std::uint64_t number, int threads,
                    std::vector<SchoolPair> pairs = {}) {
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

TEST_CASE("The totals of the tally follow from its own rows", "[analysis][evenings]") {
  const Seating seating = {5, 4, 4};
  const HighCards appraiser({Deck(52), 4, 5});
  const std::vector<School> schools = many_schools(seating);
  const Evenings evenings(appraiser, schools, kSeed);
  constexpr std::uint64_t kEvenings = 20;
  const EveningsTally all = tally(evenings, kEvenings, 2, {{SchoolPlace(0), SchoolPlace(3)}});
  for (std::size_t i = 0; i < schools.size(); ++i) {
    const SchoolTally& one = all.schools[i];
    CHECK(one.deals() == kEvenings * kDealsInEvening);
    CHECK(sum_of_seats(one.sums, seating.players) == 0);
    std::uint64_t declared = one.forced.deals;
    double won = 0.0;  // whole stakes
    std::int64_t paid = one.forced.paid;
    for (std::size_t bid = 0; bid < one.bids.size(); ++bid) {
      declared += one.bids[bid].deals;
      won += seating.payers * payout_per_payer(evenings.order(SchoolPlace(i)).bids()[bid], one.bids[bid].made,
                                               one.bids[bid].deals);
    }
    won +=
        seating.payers * payout_per_payer(forced_bid(schools[i].ruleset), one.forced.made, one.forced.deals);
    CHECK(declared + one.all_passed == one.deals());
    CHECK(std::accumulate(one.declares.begin(), one.declares.end(), std::uint64_t{0}) == declared);
    for (const Declared& bid : one.bids) paid += bid.paid;
    CHECK(paid == one.sums.sum(&Measures::declarer));
    if (schools[i].ruleset.all_pass != AllPass::DoubleHeader) {
      CHECK(won == static_cast<double>(one.sums.sum(&Measures::declarer)));
    }
    // The defenders and the dealer without cards pay what the declarer gets.
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
          all.schools[3].sums.sum(of_seat(seat)) - all.schools[0].sums.sum(of_seat(seat)));
  }
}

TEST_CASE("Evenings are the same for one and for eight threads", "[analysis][evenings][determinism]") {
  const HighCards appraiser({Deck(36), 3, 5});
  const Evenings evenings(appraiser, many_schools({3, 3, 2}), kSeed);
  const EveningsTally one = tally(evenings, 40, 1);
  const EveningsTally eight = tally(evenings, 40, 8);
  for (std::size_t i = 0; i < one.schools.size(); ++i) {
    CHECK(one.schools[i].results == eight.schools[i].results);
    CHECK(one.schools[i].declares == eight.schools[i].declares);
    CHECK(one.schools[i].sums.deviation(&Measures::declarer) ==
          eight.schools[i].sums.deviation(&Measures::declarer));
  }
}

TEST_CASE("Everybody deals in turn, so that over many evenings nobody wins by the place at the table",
          "[analysis][evenings]") {
  const HighCards appraiser({Deck(40), 4, 5});
  const Evenings evenings(appraiser, {school("french", {4, 4, 3})}, kSeed);
  const EveningsTally all = tally(evenings, 400, 2);
  for (int person = 0; person < 4; ++person) {
    const Estimate mean = all.schools[0].sums.per_deal(of_person(person));
    CHECK(std::abs(mean.value) < 2.0 * mean.half_width());
  }
  // The results differ by seat.
  const Estimate eldest = all.schools[0].sums.per_deal(of_seat(Seat(0)));
  const Estimate dealer = all.schools[0].sums.per_deal(of_seat(Seat(3)));
  CHECK((eldest.low > dealer.high || dealer.low > eldest.high));
}

TEST_CASE("Any policy can sit at the table", "[analysis][evenings]") {
  // Calls the lowest bid that may be called, whatever the hand.
  class Reckless : public BiddingPolicy {
   public:
    Auction::Call call(const BiddingTurn& turn) const override {
      for (std::size_t bid = 0; bid < turn.auction.order().bids().size(); ++bid) {
        if (turn.auction.may_call(bid)) return bid;
      }
      return std::nullopt;
    }
  };
  const HighCards appraiser({Deck(32), 3, 5});
  School reckless = school("french", {3, 3, 2});
  reckless.bidding = [](const BidOrder&, const Appraiser&, int) { return std::make_unique<Reckless>(); };
  const SchoolTally all = tally(Evenings(appraiser, {reckless}, kSeed), 5, 2).schools[0];
  CHECK(all.declares[2] == all.deals());  // the dealer calls above everybody
  CHECK(all.bids[2].deals == all.deals());
}
