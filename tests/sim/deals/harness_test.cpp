#include "nap/sim/deals/harness.hpp"

#include <algorithm>
#include <stdexcept>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/solver/solver.hpp"

using namespace nap;

namespace {

const CardSet kHand = parse_hand("AQ9.K8..", Deck(), 5);

std::vector<Outcome> outcomes_of_interest() {
  const Card ace(Rank::Ace, Suit::Spades);
  const Card eight(Rank::Eight, Suit::Hearts);
  const auto outcome = [](const Contract& contract, Card lead) {
    return Outcome{contract, opening_of(contract, lead)};
  };
  return {outcome({3, Trump::first_lead()}, ace),   {{3, Trump::first_lead()}, std::nullopt},
          outcome({2, Trump::first_lead()}, eight), outcome({0, Trump::none()}, eight),
          {{0, Trump::none()}, std::nullopt},       outcome({4, Trump::none()}, ace)};
}

// A source that sets `stop` as soon as a certain deal is requested.
class StoppingDeals : public DealSource {
 public:
  StoppingDeals(const DealSource& deals, std::uint64_t last, Monitor& monitor)
      : deals_(deals), last_(last), monitor_(monitor) {}
  Dealt deal(std::uint64_t i) const override {
    if (i >= last_) monitor_.stop = true;
    return deals_.deal(i);
  }

 private:
  const DealSource& deals_;
  std::uint64_t last_;
  Monitor& monitor_;
};

}  // namespace

TEST_CASE("One, two and eight threads count the same", "[sim][determinism]") {
  const RandomDeals deals(Setup(), kHand, 5, Stream::Evaluation);
  const std::vector<Outcome> outcomes = outcomes_of_interest();
  std::vector<Tally> tallies;
  for (const int threads : {1, 2, 8}) {
    Monitor monitor;
    Harness harness(threads, monitor);
    tallies.push_back(harness.count(deals, {0, 5000}, outcomes));
    CHECK(harness.threads() == static_cast<std::size_t>(threads));
    CHECK(monitor.done == 5000);
  }
  CHECK(tallies[0].deals() == 5000);
  CHECK(tallies[0] == tallies[1]);
  CHECK(tallies[0] == tallies[2]);
}

TEST_CASE("Counting agrees with solving deal by deal", "[sim][two-method]") {
  const RandomDeals deals(Setup(), kHand, 6, Stream::Evaluation);
  const std::vector<Outcome> outcomes = outcomes_of_interest();
  constexpr std::uint64_t kDeals = 300;
  Tally expected(outcomes.size());
  for (std::uint64_t i = 0; i < kDeals; ++i) {
    std::vector<std::size_t> succeeded;
    for (std::size_t place = 0; place < outcomes.size(); ++place) {
      const Contract& contract = outcomes[place].contract;
      Solver solver;
      const Solution solution =
          solver.solve(deals.deal(i).hands, {.trump = contract.trump, .aim = contract.aim()});
      const int tricks =
          outcomes[place].lead ? solution.tricks_after(outcomes[place].lead->card) : solution.best();
      if (contract.is_misere() ? tricks == 0 : tricks >= contract.tricks) succeeded.push_back(place);
    }
    expected.add(succeeded);
  }
  Monitor monitor;
  Harness harness(2, monitor);
  CHECK(harness.count(deals, {0, kDeals}, outcomes) == expected);
}

TEST_CASE("A count that is stopped is the count of its first deals", "[sim][determinism]") {
  const RandomDeals deals({.seats = 3}, kHand, 8, Stream::Evaluation);
  const std::vector<Outcome> outcomes = outcomes_of_interest();
  Monitor monitor;
  Harness harness(2, monitor);
  const Tally stopped = harness.count(StoppingDeals(deals, 10'000, monitor), {0, 50'000}, outcomes);
  CHECK(stopped.deals() > 0);
  CHECK(stopped.deals() <= 10'000);

  Monitor fresh;
  Harness other(1, fresh);
  CHECK(other.count(deals, {0, stopped.deals()}, outcomes) == stopped);

  CHECK(harness.count(deals, {0, 100}, outcomes).deals() == 0);  // still stopped
}

TEST_CASE("Each piece of work is done once, and none after a stop", "[sim][unit]") {
  for (const int threads : {1, 2, 8}) {
    Monitor monitor;
    Harness harness(threads, monitor);
    std::vector<int> done(1000);
    harness.for_each(done.size(), [&](std::uint64_t i, Solver&) { ++done[i]; });
    CHECK(std::count(done.begin(), done.end(), 1) == 1000);
    CHECK(monitor.done == 1000);

    monitor.stop = true;
    harness.for_each(done.size(), [&](std::uint64_t i, Solver&) { ++done[i]; });
    CHECK(std::count(done.begin(), done.end(), 1) == 1000);
  }
}

TEST_CASE("An exception from a piece of work reaches the caller", "[sim][unit]") {
  Monitor monitor;
  Harness harness(2, monitor);
  CHECK_THROWS_WITH(harness.for_each(100,
                                     [](std::uint64_t i, Solver&) {
                                       if (i == 40) throw std::runtime_error("piece 40");
                                     }),
                    "piece 40");
}
