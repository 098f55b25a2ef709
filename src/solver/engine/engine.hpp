// The solver proper, behind an interface because it is compiled once for each kind of processor (see
// engines.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "nap/solver/solver.hpp"

namespace nap::search {

// One worker's solver. Its functions do what the functions of the same names in Solver do.
class Engine {
 public:
  virtual ~Engine() = default;

  virtual void solve(const Deal& deal, std::span<const Query> queries, std::span<Solution> solutions) = 0;
  virtual Solution solve(const PlayState& state, CardSet cards, TrickWindow window) = 0;
  virtual void reaches(const PlayState& state, CardSet cards, int target, std::span<const Hands> worlds,
                       std::span<CardSet> answers) = 0;
  virtual std::uint64_t nodes() const = 0;
  virtual std::size_t bytes() const = 0;
};

}  // namespace nap::search
