#include "nap/solver/solver.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/engines.hpp"
#include "nap/solver/tables/endgame_tables.hpp"

namespace nap {

Solver::Solver() : Solver(std::make_shared<EndgameTables>()) {}
Solver::Solver(std::shared_ptr<EndgameTables> endgames) : endgames_(std::move(endgames)) {
  assert(endgames_ != nullptr);
  engine_ = search::make_engine(*endgames_);
}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
// The old engine must go before its tables.
Solver& Solver::operator=(Solver&& other) noexcept {
  engine_ = std::move(other.engine_);
  endgames_ = std::move(other.endgames_);
  return *this;
}

Solution Solver::solve(const Deal& deal, const Game& game) {
  return solve(deal, {game, deal.hand(kDeclarer), {}});
}

Solution Solver::solve(const Deal& deal, const Query& query) {
  Solution solution;
  solve(deal, {&query, 1}, {&solution, 1});
  return solution;
}

void Solver::solve(const Deal& deal, std::span<const Query> queries, std::span<Solution> solutions) {
  assert(deal.hand_cards() >= 1 && deal.hand_cards() <= max_hand_cards(deal.seats()));
  assert(queries.size() == solutions.size());
  engine_->solve(deal, queries, solutions);
}

Solution Solver::solve(const PlayState& state, CardSet cards, TrickWindow window) {
  assert(state.legal().contains(cards));
  return engine_->solve(state, cards, window);
}

void Solver::reaches(const PlayState& state, CardSet cards, int target, std::span<const Hands> worlds,
                     std::span<CardSet> answers) {
  assert(state.legal().contains(cards));
  assert(worlds.size() == answers.size());
  assert(std::all_of(worlds.begin(), worlds.end(), [&](const Hands& world) {
    return world[state.to_play().index()] == state.hands[state.to_play().index()];
  }));
  engine_->reaches(state, cards, target, worlds, answers);
}

std::uint64_t Solver::nodes() const { return engine_->nodes(); }
std::size_t Solver::bytes() const { return engine_->bytes(); }

int Solution::tricks_after(Card lead) const {
  for (const Lead& known : leads()) {
    if (known.card == lead) return known.tricks;
  }
  assert(false && "a lead that was not asked for");
  return 0;
}

}  // namespace nap
