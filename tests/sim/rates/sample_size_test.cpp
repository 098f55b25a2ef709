// How many deals an estimate takes for the precision that is asked for.
#include <utility>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/sim/leads/lead_choice.hpp"
#include "nap/sim/rates/hand_estimate.hpp"

using namespace nap;

namespace {

const std::vector<Contract> kContracts = {
    {1, Trump::first_lead()}, {2, Trump::first_lead()}, {3, Trump::first_lead()}, {0, Trump::none()},
    {4, Trump::first_lead()}, {5, Trump::first_lead()}, {0, Trump::first_lead()}, {2, Trump::none()}};

// An estimate of this hand at four players, and how many deals were played for it in all.
struct Estimated {
  HandEstimate hand;
  std::uint64_t played;
};

Estimated estimate_to(double precision, int threads) {
  Monitor monitor;
  Harness harness(threads, monitor);
  SamplePlan plan;
  plan.precision = precision;
  HandEstimate hand = estimate_hand(harness, parse_hand("AQ9.K8..", Deck(), 5), Setup(), kContracts, plan);
  return {std::move(hand), monitor.done};
}

}  // namespace

TEST_CASE("Precision sets the number of deals before they are dealt", "[sim][interval]") {
  const HandEstimate coarse = estimate_to(0.02, 2).hand;
  CHECK(coarse.tally.deals() > 1000);
  CHECK(coarse.tally.deals() < 2500);
  for (const HandEstimate::Row& row : coarse.rows) {
    CHECK(coarse.rate(row.committed).half_width() < 0.0205);
    CHECK(coarse.rate(row.double_dummy).half_width() < 0.0205);
  }
}

TEST_CASE("Where rates need not be precise, pilots are short", "[sim][unit]") {
  const auto deals_in_pilots = [](double precision) {
    const Estimated found = estimate_to(precision, 1);
    return found.played - found.hand.tally.deals();
  };
  CHECK(deals_in_pilots(0.1) <= 3 * 48);  // a rate of one half needs 93 deals
  CHECK(deals_in_pilots(0.1) >= 2 * 40);
  CHECK(deals_in_pilots(0.015) >= 2 * kPilotDeals);
}
