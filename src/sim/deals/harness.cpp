#include "nap/sim/deals/harness.hpp"

#include <algorithm>

#include "deals/outcome_checker.hpp"
#include "nap/solver/tables/endgame_tables.hpp"

namespace nap {
namespace {

// Deals are counted block by block, in order. So a stopped count has exactly the first blocks of the deals,
// and its tally is that of a count of so many deals.
constexpr std::uint64_t kBlockDeals = 4096;
constexpr std::uint64_t kPieceDeals = 32;

std::size_t outcomes_in(std::span<const Harness::Counted> parts) {
  std::size_t outcomes = 0;
  for (const Harness::Counted& part : parts) outcomes += part.outcomes.size();
  return outcomes;
}

}  // namespace

Tally count_deals(Solver& solver, const DealSource& source, DealRange range,
                  std::span<const Outcome> outcomes, const std::atomic<bool>& stop) {
  OutcomeChecker checker(outcomes);
  Tally tally(outcomes.size());
  for (std::uint64_t i = range.first; i != range.last && !stop; ++i) {
    tally.add(checker.check(source.deal(i).hands, solver), source.stands_for(i));
  }
  return tally;
}

Harness::Harness(int threads, Monitor& monitor)
    : workers_(threads, monitor), endgames_(std::make_shared<EndgameTables>()), solvers_(workers_.size()) {}

Harness::~Harness() = default;

Solver& Harness::solver_of(std::size_t worker) {
  std::unique_ptr<Solver>& solver = solvers_[worker];
  if (!solver) solver = std::make_unique<Solver>(endgames_);
  return *solver;
}

Tally Harness::count(const DealSource& source, DealRange range, std::span<const Outcome> outcomes) {
  const Counted part{source, outcomes};
  return count({&part, 1}, range);
}

Tally Harness::count(std::span<const Counted> parts, DealRange range) {
  Tally total(outcomes_in(parts));
  for (std::uint64_t first = range.first; first < range.last; first += kBlockDeals) {
    const Tally block = count_block(parts, {first, std::min(range.last, first + kBlockDeals)});
    if (monitor().stop) break;
    total += block;
  }
  return total;
}

Tally Harness::count_block(std::span<const Counted> parts, DealRange block) {
  struct Counter {
    std::vector<OutcomeChecker> checkers;  // one for each part
    Tally tally;
    std::vector<std::size_t> succeeded;
  };
  Counter counter{{}, Tally(outcomes_in(parts)), {}};
  for (const Counted& part : parts) counter.checkers.emplace_back(part.outcomes);
  std::vector<Counter> counters(workers_.size(), counter);
  const std::uint64_t pieces = (block.size() + kPieceDeals - 1) / kPieceDeals;
  workers_.for_each(pieces, [&](std::uint64_t piece, std::size_t worker) {
    const std::uint64_t first = block.first + piece * kPieceDeals;
    const std::uint64_t last = std::min(block.last, first + kPieceDeals);
    auto& [checkers, tally, succeeded] = counters[worker];
    for (std::uint64_t i = first; i != last && !monitor().stop; ++i) {
      succeeded.clear();
      std::size_t before = 0;
      for (std::size_t part = 0; part < parts.size(); ++part) {
        const Deal hands = parts[part].source.deal(i).hands;
        for (const std::size_t place : checkers[part].check(hands, solver_of(worker))) {
          succeeded.push_back(before + place);
        }
        before += parts[part].outcomes.size();
      }
      tally.add(succeeded, parts.front().source.stands_for(i));
    }
    monitor().done += last - first;
  });
  Tally total(outcomes_in(parts));
  for (const Counter& each : counters) total += each.tally;
  return total;
}

void Harness::for_each(std::uint64_t pieces, const std::function<void(std::uint64_t, Solver&)>& work) {
  for_each(pieces, [&](std::uint64_t piece, Solver& solver, std::size_t) { work(piece, solver); });
}

void Harness::for_each(std::uint64_t pieces,
                       const std::function<void(std::uint64_t, Solver&, std::size_t)>& work) {
  workers_.for_each(pieces, [&](std::uint64_t piece, std::size_t worker) {
    work(piece, solver_of(worker), worker);
    ++monitor().done;
  });
}

}  // namespace nap
