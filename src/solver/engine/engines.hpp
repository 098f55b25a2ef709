// The engines of this program, one for each kind of processor, and the choice among them. All of them search
// the same positions and give the same answers; they differ in speed.
#pragma once

#include <memory>

#include "engine/engine.hpp"

namespace nap::search {

// The tables must outlive the engine.
using MakeEngine = std::unique_ptr<Engine>(EndgameTables& endgames);

// The fastest engine that this machine can run.
MakeEngine make_engine;

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
