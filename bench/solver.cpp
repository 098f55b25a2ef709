// The solver's speed by seats, cards and game, with warm tables: for every lead of random deals, and for one
// target after every card in the middle of a hand.
#include "nap/solver/solver.hpp"

#include <random>
#include <vector>

#include <benchmark/benchmark.h>

#include "nap/sim/deals/deals.hpp"

namespace {

using namespace nap;

constexpr std::uint64_t kDeals = 2000;

std::vector<Deal> deals_of(int seats, int cards) {
  const RandomDeals source({.deck = Deck(52), .seats = seats, .cards = cards}, 1, Stream::Corpus);
  std::vector<Deal> deals;
  for (std::uint64_t i = 0; i < kDeals; ++i) deals.push_back(source.deal(i).hands);
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

// A state in the middle of a hand, and worlds around the seat to play.
struct Asked {
  PlayState state;
  std::vector<Hands> worlds;
};

// States after random cards were played to the deals of the corpus. The number of cards grows from deal to
// deal.
std::vector<Asked> hands_in_play(int seats, const Game& game) {
  constexpr std::size_t kWorlds = 64;
  std::mt19937_64 random(1);
  const auto any_of = [&](CardSet cards) {
    auto card = cards.begin();
    for (auto skipped = random() % static_cast<std::uint64_t>(cards.size()); skipped > 0; --skipped) ++card;
    return *card;
  };
  std::vector<Asked> asked;
  std::size_t cards_played = 0;
  for (const Deal& deal : deals_of(seats, 5)) {
    Asked next{PlayState::start(deal, game), {}};
    CardSet stock = CardSet::full_deck();
    cards_played = 1 + cards_played % static_cast<std::size_t>(4 * seats);
    for (std::size_t i = 0; i < cards_played; ++i) {
      const Card card = any_of(next.state.legal());
      stock.remove(card);
      next.state.play(card);
    }
    stock.remove(next.state.hands[next.state.to_play().index()]);
    for (std::size_t world = 0; world < kWorlds; ++world) {
      CardSet left = stock;
      Hands hands = next.state.hands;
      for (const Seat seat : all_seats(seats)) {
        if (seat == next.state.to_play()) continue;
        CardSet hand;
        while (hand.size() < hands[seat.index()].size()) hand.insert(any_of(left - hand));
        left.remove(hand);
        hands[seat.index()] = hand;
      }
      next.worlds.push_back(hands);
    }
    asked.push_back(next);
  }
  return asked;
}

// Asks one question for each card that may be played in each world.
void yes_or_no_in_play(benchmark::State& state, const Game& game) {
  const std::vector<Asked> asked = hands_in_play(static_cast<int>(state.range(0)), game);
  Solver solver;
  std::vector<CardSet> answers(asked.front().worlds.size());
  std::size_t next = 0;
  std::size_t questions = 0;
  for (auto _ : state) {
    const auto& [play_state, worlds] = asked[next];
    const CardSet legal = play_state.legal();
    const int target = game.is_misere() ? 1 : 3;
    solver.reaches(play_state, legal, target, worlds, answers);
    benchmark::DoNotOptimize(answers.data());
    questions += static_cast<std::size_t>(legal.size()) * worlds.size();
    next = (next + 1) % asked.size();
  }
  state.counters["a_card"] = benchmark::Counter(static_cast<double>(questions),
                                                benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void yes_or_no(benchmark::State& state) { yes_or_no_in_play(state, {.trump = Trump::fixed(Suit::Spades)}); }
void yes_or_no_misere(benchmark::State& state) {
  yes_or_no_in_play(state, {.trump = Trump::none(), .aim = Aim::Misere});
}

BENCHMARK(yes_or_no)->ArgName("seats")->Arg(3)->Arg(4)->Arg(5)->Arg(7)->Unit(benchmark::kMicrosecond);
BENCHMARK(yes_or_no_misere)->ArgName("seats")->Arg(4)->Unit(benchmark::kMicrosecond);
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
