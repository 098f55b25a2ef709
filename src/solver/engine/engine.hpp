// A solver compiled for one kind of processor.
#pragma once

#include <memory>

#include "nap/solver/solver.hpp"

namespace nap::search {

class Engine {
 public:
  virtual ~Engine() = default;

  // As Solver has them.
  virtual void solve(const Deal& deal, std::span<const Query> queries, std::span<Solution> solutions) = 0;
  virtual std::uint64_t nodes() const = 0;
  virtual std::size_t bytes() const = 0;
};

// The tables must outlive the engine.
using MakeEngine = std::unique_ptr<Engine>(EndgameTables& endgames);

// For any processor.
MakeEngine make_portable_engine;

#ifdef NAP_HAS_BMI2_ENGINE
// For x86-64 processors with BMI, BMI2 and AVX2: most since 2013.
bool has_bmi2();
MakeEngine make_bmi2_engine;
#endif

#ifdef NAP_HAS_AVX512_ENGINE
// For those of them that have AVX-512's BITALG and VL: Intel's servers since Ice Lake, AMD's since Zen 4.
bool has_avx512();
MakeEngine make_avx512_engine;
#endif

}  // namespace nap::search
