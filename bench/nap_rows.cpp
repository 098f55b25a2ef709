#include "nap_rows.hpp"

#include <algorithm>
#include <cstdlib>
#include <memory>

#include <fmt/format.h>

#include "alpha_beta.hpp"
#include "nap/sim/deals/deals.hpp"
#include "nap/solver/solver.hpp"
#include "nap/solver/tables/endgame_tables.hpp"

namespace nap::bench {
namespace {

constexpr int kRepeats = 3;
constexpr std::size_t kFirst = 1000;
constexpr std::size_t kMany = 100'000;
constexpr std::size_t kFewer = 20'000;  // for kinds of deals that take longer

struct Work {
  std::string name;
  Game game;
  TrickWindow window;
  bool every_lead;
};

struct Kind {
  Work work;
  int seats;
  int cards;
  std::size_t deals;
  std::size_t baseline_deals;  // as many as take a few seconds; 0 if one deal takes minutes
};

std::vector<Kind> kinds() {
  const Work every_lead{"every_lead", Game{}, {}, true};
  const Work misere{"misere", Game{.trump = Trump::none(), .aim = Aim::Misere}, {0, 1}, true};
  std::vector<Kind> kinds = {
      {every_lead, 2, 5, kMany, 2000}, {every_lead, 3, 5, kMany, 500}, {every_lead, 4, 5, kMany, 100},
      {every_lead, 5, 5, kMany, 20},   {every_lead, 6, 5, kMany, 5},   {every_lead, 7, 5, kMany, 2},
      {every_lead, 3, 7, kFewer, 5},   {every_lead, 4, 7, kFewer, 1},  {misere, 4, 5, kFewer, 100},
      {misere, 5, 5, kFewer, 20},      {misere, 6, 5, kFewer, 5},      {misere, 7, 5, kFewer, 0}};
  for (int target = 1; target <= 5; ++target) {
    const Work some_lead{fmt::format("target_{}", target), Game{}, {target - 1, target}, false};
    kinds.push_back({some_lead, 4, 5, kMany, 100});
  }
  return kinds;
}

std::vector<Deal> deals_of(const Kind& kind, std::uint64_t seed) {
  const RandomDeals source({.deck = Deck(52), .seats = kind.seats, .cards = kind.cards}, seed,
                           Stream::Corpus);
  std::vector<Deal> deals;
  for (std::size_t i = 0; i < kind.deals; ++i) deals.push_back(source.deal(i).hands);
  return deals;
}

Solution solve(Solver& solver, const Work& work, const Deal& deal) {
  return solver.solve(
      deal, {work.game, work.every_lead ? deal.hand(kDeclarer) : CardSet(), work.window, BestLead::Asked});
}

std::vector<int> solve_plainly(const Work& work, const Deal& deal) {
  const TrickWindow window{work.window.low, std::min(work.window.high, deal.hand_cards())};
  return alpha_beta_tricks(deal, work.game, window);
}

bool is_same_answer(const Solution& solution, const std::vector<int>& plain, const Work& work) {
  const auto [least, most] = std::minmax_element(plain.begin(), plain.end());
  if (solution.best() != (work.game.is_misere() ? *least : *most)) return false;
  const auto same = [](const Solution::Lead& lead, int tricks) { return lead.tricks == tricks; };
  return !work.every_lead ||
         std::equal(solution.leads().begin(), solution.leads().end(), plain.begin(), same);
}

// Microseconds per deal of the plain alpha-beta. Ends the program if its answers differ from the solver's.
std::optional<double> measure_baseline(const Kind& kind, const std::vector<Deal>& deals) {
  if (kind.baseline_deals == 0) return std::nullopt;
  std::vector<std::vector<int>> plain(kind.baseline_deals);
  const double mean =
      mean_time(plain.size(), [&](std::size_t i) { plain[i] = solve_plainly(kind.work, deals[i]); });
  Solver solver;
  for (std::size_t i = 0; i < plain.size(); ++i) {
    if (is_same_answer(solve(solver, kind.work, deals[i]), plain[i], kind.work)) continue;
    fmt::print(stderr, "{}, {} seats, deal {}: the solvers disagree\n", kind.work.name, kind.seats, i);
    std::exit(1);
  }
  return mean;
}

void count_nodes(NapRow& row, Solver& solver, const Work& work, const std::vector<Deal>& deals) {
  std::vector<double> nodes;
  const std::uint64_t before = solver.nodes();
  for (const Deal& deal : deals) {
    const std::uint64_t so_far = solver.nodes();
    solve(solver, work, deal);
    nodes.push_back(static_cast<double>(solver.nodes() - so_far));
  }
  row.nodes = static_cast<double>(solver.nodes() - before) / static_cast<double>(deals.size());
  row.max_nodes = static_cast<std::uint64_t>(*std::max_element(nodes.begin(), nodes.end()));
  row.p99_nodes = static_cast<std::uint64_t>(percentile_99(std::move(nodes)));
}

NapRow measure(const Kind& kind) {
  const std::vector<Deal> deals = deals_of(kind, kSeed);
  NapRow row{.work = kind.work.name,
             .seats = kind.seats,
             .cards = kind.cards,
             .deals = kind.deals,
             .baseline_deals = kind.baseline_deals,
             .baseline = measure_baseline(kind, deals)};
  const auto endgames = std::make_shared<EndgameTables>();
  Solver solver(endgames);
  const std::vector<Deal> others = deals_of(kind, kSeed + 1);
  row.first = mean_time(kFirst, [&](std::size_t i) { solve(solver, kind.work, others[i]); });
  for (std::size_t i = kFirst; i < others.size(); ++i) solve(solver, kind.work, others[i]);
  count_nodes(row, solver, kind.work, deals);

  Timer timer;
  for (int repeat = 0; repeat < kRepeats; ++repeat) {
    timer.time(deals.size(), [&](std::size_t i) { solve(solver, kind.work, deals[i]); });
  }
  row.time = timer.result();
  row.memory = solver.bytes();
  row.endgames = endgames->bytes();
  return row;
}

}  // namespace

std::vector<NapRow> measure_nap() {
  std::vector<NapRow> rows;
  for (const Kind& kind : kinds()) rows.push_back(measure(kind));
  return rows;
}

}  // namespace nap::bench
