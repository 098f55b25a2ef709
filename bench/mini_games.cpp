// What the players make in mini-games, in which the value between players who make no mistake is known.
//
//   bench_mini_games [--seeds 8]
//
// Writes CSV, one row for each game and player. All deals of the game are played, so a rate only errs if a
// player looks at a sample of the worlds. Then the rate is the mean over seeds, and the interval is that of
// the seeds.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "nap/chance/interval.hpp"
#include "nap/play/players/make_player.hpp"
#include "support/mini_players.hpp"
#include "support/mini_regret.hpp"
#include "support/mini_seats.hpp"

namespace {

using namespace nap;
using namespace nap::test;

struct Row {
  MiniGame game;
  double reference;  // the value, to four digits, found by an independent program
};

// Seats, suits, ranks in each suit, cards in a hand, and the tricks that the declarer needs.
constexpr std::array<Row, 11> kRows = {{{{2, 3, 3, 3, 1}, .9565},
                                        {{2, 3, 3, 3, 2}, .8036},
                                        {{2, 3, 3, 3, 3}, .4387},
                                        {{2, 4, 3, 3, 1}, .9525},
                                        {{2, 4, 3, 3, 2}, .8094},
                                        {{2, 4, 3, 3, 3}, .5366},
                                        {{2, 2, 5, 4, 2}, .8365},
                                        {{2, 2, 5, 4, 4}, .1340},
                                        {{3, 4, 3, 2, 1}, .8335},
                                        {{3, 4, 3, 2, 2}, .5255},
                                        {{3, 3, 3, 3, 3}, .2000}}};
constexpr std::array<PlayerKind, 3> kPlayers = {kReferencePlayer, PlayerKind::AlphaMu, PlayerKind::Rollout};
constexpr double kMostGain = 2e-5;  // what a seat could still gain when regret is minimised

double made_by(const MiniTree& tree, PlayerKind kind, std::uint64_t seed) {
  Solver solver;
  const auto player = make_player(kind, solver, seed);
  FixedPlayer declarer(tree, policy_of(tree.game(), *player));
  FixedPlayer defenders(tree, policy_of(tree.game(), *player));
  return rate_of(tree, declarer, defenders);
}

Estimate mean_of(const std::vector<double>& rates) {
  const auto n = static_cast<double>(rates.size());
  double sum = 0;
  for (const double rate : rates) sum += rate;
  const double mean = sum / n;
  double squares = 0;
  for (const double rate : rates) squares += (rate - mean) * (rate - mean);
  const auto [least, most] = std::minmax_element(rates.begin(), rates.end());
  if (*least == *most) return Estimate::exact(rates.front());
  const double half = student_point(n - 1) * std::sqrt(squares / (n - 1) / n);
  return {mean, mean - half, mean + half};
}

void print(const Row& row, std::uint64_t seeds) {
  const MiniTree tree(row.game);
  const double value = minimise_regret(tree, kMostGain).rate;
  const double lower = best_defence(row.game, kMostGain).rate;
  const std::string game =
      fmt::format("{},{},{},{},{},{:.4f},{:.4f},{:.4f},{:.4f},{:.4f}", row.game.seats, row.game.suits,
                  row.game.ranks, row.game.hand_cards, row.game.target, row.reference, value, lower,
                  committed_rate(tree), double_dummy_rate(tree));
  for (const PlayerKind kind : kPlayers) {
    std::vector<double> rates;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) rates.push_back(made_by(tree, kind, seed));
    const Estimate made = mean_of(rates);
    fmt::print("{},{},{},{:.4f},{:.4f},{:.4f}\n", game, name_of(kind), seeds, made.value, made.low,
               made.high);
    std::fflush(stdout);
  }
}

std::uint64_t parse_seeds(int argc, char** argv) {
  if (argc == 1) return 8;
  if (argc != 3 || std::string_view(argv[1]) != "--seeds")
    throw std::invalid_argument("--seeds N, or nothing");
  const int seeds = std::stoi(argv[2]);
  if (seeds < 2) throw std::invalid_argument("--seeds: two or more, as one shows no error");
  return static_cast<std::uint64_t>(seeds);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const std::uint64_t seeds = parse_seeds(argc, argv);
    fmt::print(
        "seats,suits,ranks,hand_cards,target,reference,value,best_defence,committed,double_dummy,player,seeds,"
        "made,low,high\n");
    for (const Row& row : kRows) print(row, seeds);
    return 0;
  } catch (const std::exception& error) {
    fmt::print(stderr, "bench_mini_games: {}\n", error.what());
    return 2;
  }
}
