// Deals per second for a whole question, by number of threads.
#include <benchmark/benchmark.h>

#include "nap/cards/notation.hpp"
#include "nap/sim/rates/hand_estimate.hpp"

namespace {

using namespace nap;

void estimate_four_players(benchmark::State& state) {
  const CardSet hand = parse_hand("AQ9.K8..", Deck(), 5);
  const std::vector<Contract> contracts = {{1, Trump::first_lead()}, {2, Trump::first_lead()},
                                           {0, Trump::first_lead()}, {3, Trump::first_lead()},
                                           {4, Trump::first_lead()}, {5, Trump::first_lead()}};
  Monitor monitor;
  Harness harness(static_cast<int>(state.range(0)), monitor);
  SamplePlan plan;
  for (auto _ : state) {
    ++plan.seed;
    benchmark::DoNotOptimize(
        estimate_hand(harness, hand, Setup{Deck(), 4, 5}, contracts, plan).tally.deals());
  }
  state.counters["deals"] =
      benchmark::Counter(static_cast<double>(monitor.done), benchmark::Counter::kIsRate);
}

BENCHMARK(estimate_four_players)
    ->ArgName("threads")
    ->Arg(1)
    ->Arg(2)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
