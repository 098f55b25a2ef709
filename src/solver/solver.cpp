#include "nap/solver/solver.hpp"

#include <cassert>
#include <utility>

#include "engine/engine.hpp"

namespace nap {
namespace {

std::unique_ptr<search::Engine> make_engine(EndgameTables* endgames) {
  assert(endgames != nullptr);
#ifdef NAP_HAS_AVX512_ENGINE
  if (search::has_avx512()) return search::make_avx512_engine(*endgames);
#endif
#ifdef NAP_HAS_BMI2_ENGINE
  if (search::has_bmi2()) return search::make_bmi2_engine(*endgames);
#endif
  return search::make_portable_engine(*endgames);
}

}  // namespace

#ifdef NAP_HAS_BMI2_ENGINE
bool search::has_bmi2() {
  return __builtin_cpu_supports("bmi") != 0 && __builtin_cpu_supports("bmi2") != 0 &&
         __builtin_cpu_supports("avx2") != 0;
}
#endif

#ifdef NAP_HAS_AVX512_ENGINE
bool search::has_avx512() {
  return has_bmi2() && __builtin_cpu_supports("avx512vl") != 0 && __builtin_cpu_supports("avx512bitalg") != 0;
}
#endif

Solver::Solver() : Solver(std::make_shared<EndgameTables>()) {}
Solver::Solver(std::shared_ptr<EndgameTables> endgames)
    : endgames_(std::move(endgames)), engine_(make_engine(endgames_.get())) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
// The old engine goes before its tables.
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
  assert(deal.hand_cards() >= 1 && deal.hand_cards() <= kMaxHandCards);
  assert(queries.size() == solutions.size());
  engine_->solve(deal, queries, solutions);
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
