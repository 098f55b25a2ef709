#include "engine/engine_of.hpp"
#include "engine/engines.hpp"

namespace nap::search {

std::unique_ptr<Engine> make_bmi2_engine(EndgameTables& endgames) {
  return std::make_unique<EngineOf<AllTechniques>>(endgames);
}

}  // namespace nap::search
