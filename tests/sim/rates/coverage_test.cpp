// A 95 % interval holds the true rate 95 times in 100. The test compares estimates with counts of every
// world, for the lead that the estimate chose.
#include <algorithm>
#include <cmath>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/sim/rates/hand_estimate.hpp"

using namespace nap;

namespace {

#ifdef NAP_SANITIZED
constexpr int kRuns = 50;
#else
constexpr int kRuns = 300;
#endif

const Deck kDeck(24);
const std::vector<Contract> kContracts = {{1, Trump::first_lead()}, {2, Trump::first_lead()},
                                          {3, Trump::first_lead()}, {4, Trump::first_lead()},
                                          {5, Trump::first_lead()}, {0, Trump::none()}};

// The exact success of every contract after every lead, and of every pair of these outcomes.
class Truth {
 public:
  Truth(Harness& harness, CardSet hand) {
    for (const Contract& contract : kContracts) {
      for (const Card lead : hand) outcomes_.push_back({contract, opening_of(contract, lead)});
    }
    const EveryWorld worlds(kDeck, 2, hand);
    tally_ = harness.count(worlds, {0, worlds.size()}, outcomes_);
  }

  double rate(const HandEstimate::Row& row) const {
    return static_cast<double>(tally_.successes(place_of(row))) / static_cast<double>(tally_.deals());
  }

 private:
  std::size_t place_of(const HandEstimate::Row& row) const {
    const Outcome wanted{row.contract, row.lead};
    return static_cast<std::size_t>(std::find(outcomes_.begin(), outcomes_.end(), wanted) -
                                    outcomes_.begin());
  }

  std::vector<Outcome> outcomes_;
  Tally tally_;
};

struct Coverage {
  int intervals = 0;
  int holding = 0;

  void add(const Estimate& estimate, double truth) {
    ++intervals;
    holding += estimate.low <= truth && truth <= estimate.high ? 1 : 0;
  }
  double share() const { return static_cast<double>(holding) / intervals; }
};

// Four standard deviations of a share of 0.95 that is measured in kRuns runs.
const double kTolerance = 4.0 * std::sqrt(0.95 * 0.05 / kRuns);

void check_covers(const Coverage& coverage) {
  CHECK(coverage.share() > 0.95 - kTolerance);
  CHECK(coverage.share() < 0.95 + kTolerance);
}

// The stakes are three 3/3 against four 4/4, and Nap 10/5 against three.
Estimate difference(const HandEstimate& estimate, std::size_t first, std::size_t second, double a, double b) {
  const Tally& tally = estimate.tally;
  const std::size_t p = estimate.rows[first].committed;
  const std::size_t q = estimate.rows[second].committed;
  return paired_difference({tally.successes(p), tally.successes(q), tally.joint(p, q), tally.deals()}, a, b);
}

void measure(const char* text, SamplePlan plan) {
  const CardSet hand = parse_hand(text, kDeck, 5);
  Monitor monitor;
  Harness harness(2, monitor);
  const Truth truth(harness, hand);
  plan.enumerate_up_to = 0;
  std::vector<Coverage> rates(kContracts.size());
  Coverage four_and_three;
  Coverage nap_and_three;
  for (int run = 0; run < kRuns; ++run) {
    plan.seed = static_cast<std::uint64_t>(run) + 1;
    const HandEstimate estimate = estimate_hand(harness, hand, {kDeck, 2, hand.size()}, kContracts, plan);
    std::vector<double> exact;
    for (const HandEstimate::Row& row : estimate.rows) {
      exact.push_back(truth.rate(row));
      if (plan.precision) CHECK(estimate.rate(row.committed).half_width() <= *plan.precision);
    }
    for (std::size_t i = 0; i < rates.size(); ++i)
      rates[i].add(estimate.rate(estimate.rows[i].committed), exact[i]);
    four_and_three.add(difference(estimate, 3, 2, 8.0, 6.0), 8.0 * exact[3] - 6.0 * exact[2]);
    nap_and_three.add(difference(estimate, 4, 2, 15.0, 6.0), 15.0 * exact[4] - 6.0 * exact[2]);
  }
  const HandEstimate sample = estimate_hand(harness, hand, {kDeck, 2, hand.size()}, kContracts, plan);
  for (std::size_t i = 0; i < rates.size(); ++i) {
    const double exact = truth.rate(sample.rows[i]);
    INFO(text << ": target " << kContracts[i].tricks << ", true rate " << exact << ", covered "
              << rates[i].share());
    // Near 0 and 1 counts are too coarse: no interval can hold the true rate exactly 95 times in 100.
    if (exact > 0.05 && exact < 0.95) check_covers(rates[i]);
    CHECK(rates[i].share() > 0.95 - kTolerance);
  }
  INFO(text << ": four and three " << four_and_three.share() << ", Nap and three " << nap_and_three.share());
  check_covers(four_and_three);
  check_covers(nap_and_three);
}

}  // namespace

TEST_CASE("Intervals hold the exact rate 95 times in 100", "[sim][interval][coverage]") {
  SamplePlan plan;
  plan.deals = 400;
  measure("AJ.KT.9.", plan);
  measure("KJT.A9..", plan);
}

TEST_CASE("Intervals hold the exact rate as often when precision sets the number of deals",
          "[sim][interval][coverage]") {
  SamplePlan plan;
  plan.precision = 0.05;
  measure("AJ.KT.9.", plan);
  measure("KJT.A9..", plan);
}
