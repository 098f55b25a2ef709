// The solver's speed by seats, cards and game: every lead of random deals, with warm tables.
#include "nap/solver/solver.hpp"

#include <vector>

#include <benchmark/benchmark.h>

#include "nap/sim/deals/deals.hpp"

namespace {

using namespace nap;

constexpr std::uint64_t kDeals = 2000;

std::vector<Deal> deals_of(int seats, int cards) {
  const RandomDeals source(Deck(52), seats, cards, 1, Stream::Corpus);
  std::vector<Deal> deals;
  for (std::uint64_t i = 0; i < kDeals; ++i) deals.push_back(source.deal(i));
  return deals;
}

void solve_all(benchmark::State& state, const Game& game) {
  const std::vector<Deal> deals =
      deals_of(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
  Solver solver;
  std::size_t next = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(solver.solve(deals[next], game).best());
    next = (next + 1) % deals.size();
  }
  state.counters["nodes"] =
      benchmark::Counter(static_cast<double>(solver.nodes()), benchmark::Counter::kAvgIterations);
}

void every_lead(benchmark::State& state) { solve_all(state, Game{}); }
void every_lead_misere(benchmark::State& state) {
  solve_all(state, Game{.trump = Trump::none(), .aim = Aim::Misere});
}

BENCHMARK(every_lead)
    ->ArgNames({"seats", "cards"})
    ->ArgsProduct({{2, 3, 4, 5, 6, 7}, {5}})
    ->Args({3, 7})
    ->Args({4, 7})
    ->Unit(benchmark::kMicrosecond);
BENCHMARK(every_lead_misere)
    ->ArgNames({"seats", "cards"})
    ->ArgsProduct({{4, 5, 6}, {5}})
    ->Unit(benchmark::kMicrosecond);

}  // namespace

BENCHMARK_MAIN();
