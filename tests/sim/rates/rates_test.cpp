#include "nap/sim/rates/rates.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include <catch2/catch.hpp>

#include "nap/cards/hand_class.hpp"
#include "nap/cards/notation.hpp"
#include "nap/sim/rates/hand_estimate.hpp"

using namespace nap;

namespace {

const std::atomic<bool> kGoOn{false};

std::vector<Rate> rates_of(const char* hand, const Setup& setup, const RatePlan& plan) {
  Solver solver;
  return estimate_rates(solver, parse_hand(hand, setup.deck, setup.cards), setup,
                        rated_contracts(setup.cards), plan, kGoOn);
}

// The exact rate of every contract after every lead, found by counting every world.
class EveryRate {
 public:
  EveryRate(Solver& solver, CardSet hand, const Setup& setup) {
    for (const Contract& contract : rated_contracts(setup.cards)) {
      for (const Card lead : hand) outcomes_.push_back({contract, opening_of(contract, lead)});
    }
    const EveryWorld worlds(setup.deck, setup.seats, hand);
    tally_ = count_deals(solver, worlds, {0, worlds.size()}, outcomes_, kGoOn);
  }

  double rate(const Outcome& outcome) const {
    const auto place = std::find(outcomes_.begin(), outcomes_.end(), outcome) - outcomes_.begin();
    return static_cast<double>(tally_.successes(static_cast<std::size_t>(place))) /
           static_cast<double>(tally_.deals());
  }

  double best_rate(const Contract& contract) const {
    double best = 0.0;
    for (const Outcome& outcome : outcomes_) {
      if (outcome.contract == contract) best = std::max(best, rate(outcome));
    }
    return best;
  }

 private:
  std::vector<Outcome> outcomes_;
  Tally tally_;
};

}  // namespace

TEST_CASE("The rates of a hand do not depend on what the solver solved before", "[sim][determinism]") {
  const Setup setup{Deck(), 4, 5};
  RatePlan plan;
  plan.precision = 0.03;
  Solver used;
  const CardSet other = parse_hand("KQ7.A4..", Deck(), 5);
  const CardSet hand = parse_hand("AQ9.K8..", Deck(), 5);
  estimate_rates(used, other, setup, rated_contracts(setup.cards), plan, kGoOn);
  const std::vector<Rate> again =
      estimate_rates(used, hand, setup, rated_contracts(setup.cards), plan, kGoOn);
  const std::vector<Rate> fresh = rates_of("AQ9.K8..", setup, plan);
  REQUIRE(again.size() == rated_contracts(5).size());
  for (std::size_t i = 0; i < fresh.size(); ++i) {
    CHECK(again[i].contract == rated_contracts(5)[i]);
    CHECK(again[i].lead == fresh[i].lead);
    CHECK(again[i].deals == fresh[i].deals);
    CHECK(again[i].successes == fresh[i].successes);
  }
  plan.seed = 2;
  CHECK(rates_of("AQ9.K8..", setup, plan)[2].successes != fresh[2].successes);
}

TEST_CASE("A rate is finished when it excludes every break-even or has the wanted precision",
          "[sim][interval]") {
  const Setup setup{Deck(), 4, 5};
  for (const double precision : {0.01, 0.04}) {
    RatePlan plan;
    plan.precision = precision;
    for (const char* hand : {"AQ9.K8..", "K84.A2..", "AKQ.3.2.", "65.43.2.", "J74.5.4."}) {
      for (const Rate& rate : rates_of(hand, setup, plan)) {
        INFO(hand << " " << rate.contract.tricks << " " << rate.deals);
        CHECK((is_decided(rate.success) || rate.success.half_width() <= precision + 1e-9));
        CHECK(rate.success.low <= rate.success.value);
        CHECK(rate.success.value <= rate.success.high);
        const bool may_pay = rate.success.high >= kBreakEvens.front();
        if (may_pay) CHECK((rate.deals >= RatePlan::kGoodDeals || rate.success.half_width() <= precision));
      }
    }
  }
}

TEST_CASE("Where there are few worlds, each is counted once", "[sim][two-method]") {
  const Setup setup{Deck(24), 2, 5};
  Monitor monitor;
  Harness harness(2, monitor);
  const CardSet hand = parse_hand("AJ9.K9..", setup.deck, 5);
  const std::vector<Contract> contracts = rated_contracts(5);
  const HandEstimate exact = estimate_hand(harness, hand, setup, contracts, SamplePlan{});
  const std::vector<Rate> rates = rates_of("AJ9.K9..", setup, RatePlan{});
  for (std::size_t i = 0; i < contracts.size(); ++i) {
    CHECK(rates[i].deals == 11'628);  // C(19, 5)
    CHECK(rates[i].lead == exact.rows[i].lead);
    CHECK(rates[i].successes == exact.tally.successes(exact.rows[i].committed));
    CHECK(rates[i].success.is_exact());
  }
}

TEST_CASE("Nineteen of twenty intervals hold the exact rate, and leads are nearly the best",
          "[sim][interval][two-method]") {
  const Setup setup{Deck(28), 2, 5};  // 33,649 worlds
  RatePlan plan;
  plan.precision = 0.02;
  const std::vector<HandClass> classes = hand_classes(setup.deck, setup.cards);
#ifdef NAP_SANITIZED
  constexpr std::size_t kHands = 12;
#else
  constexpr std::size_t kHands = 120;
#endif
  Solver solver;
  int intervals = 0;
  int held = 0;
  double lost = 0.0;
  for (std::size_t i = 0; i < kHands; ++i) {
    const CardSet hand = classes[i * classes.size() / kHands].representative;
    const EveryRate exact(solver, hand, setup);
    for (const Rate& rate : estimate_rates(solver, hand, setup, rated_contracts(setup.cards), plan, kGoOn)) {
      const double truth = exact.rate({rate.contract, rate.lead});
      ++intervals;
      held += rate.success.low <= truth && truth <= rate.success.high ? 1 : 0;
      if (exact.best_rate(rate.contract) >= kBreakEvens.front()) {
        lost += exact.best_rate(rate.contract) - truth;
      }
    }
  }
  // If each of 840 intervals misses with probability 1/20, fewer than 773 hold in about one of 50,000 runs.
  CHECK(held >= intervals * 0.92);
  CHECK(lost / intervals < 0.004);
}

TEST_CASE("A stopped measurement returns no rates", "[sim][unit]") {
  const std::atomic<bool> stop{true};
  Solver solver;
  for (const int deck : {24, 52}) {
    const Setup setup{Deck(deck), 2, 5};
    CHECK(estimate_rates(solver, parse_hand("AQ9.K9..", setup.deck, 5), setup, rated_contracts(5), RatePlan{},
                         stop)
              .empty());
  }
}

TEST_CASE("An early look misses at most as often as allowed, however rare success is", "[sim][interval]") {
  // The probability, by the binomial distribution, that the interval after `deals` deals misses the rate.
  const auto miss = [](std::uint64_t deals, double rate) {
    double missed = 0.0;
    double chance = std::pow(1.0 - rate, static_cast<double>(deals));
    for (std::uint64_t successes = 0; successes <= deals; ++successes) {
      const Estimate interval = exact_estimate(successes, deals, RatePlan::kEarlyMiss);
      if (rate < interval.low || rate > interval.high) missed += chance;
      const auto left = static_cast<double>(deals - successes);
      chance *= left / static_cast<double>(successes + 1) * rate / (1.0 - rate);
    }
    return missed;
  };
  for (const std::uint64_t deals : std::array<std::uint64_t, 3>{32, 64, 256}) {
    for (const double rate : {0.0005, 0.0022, 0.01, 0.1, 0.3, 0.5, 0.9, 0.998}) {
      INFO(deals << " deals, " << rate);
      CHECK(miss(deals, rate) <= RatePlan::kEarlyMiss);
    }
  }
  // The interval in a book is at least as wide.
  const Estimate held = interval_of(1, 32, 0.01);
  const Estimate exact = exact_estimate(1, 32, RatePlan::kEarlyMiss);
  CHECK(held.low <= exact.low);
  CHECK(held.high >= exact.high);
  CHECK(held.low < 0.0001);
}
