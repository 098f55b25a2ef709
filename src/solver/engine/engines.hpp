// The engines, one for each kind of processor, and the choice among those that this program has. All of them
// search the same positions and give the same answers. They differ only in speed.
#pragma once

#include <memory>

#include "engine/engine.hpp"

namespace nap::search {

// The tables must outlive the engine.
using MakeEngine = std::unique_ptr<Engine>(EndgameTables& endgames);

// The fastest engine that this program has and this machine can run. Throws std::runtime_error if there is
// none: a program that was built for one machine may have one engine only.
MakeEngine make_engine;

MakeEngine make_portable_engine;  // for any processor
MakeEngine make_bmi2_engine;      // requires has_bmi2()
MakeEngine make_avx512_engine;    // requires has_avx512()

}  // namespace nap::search
