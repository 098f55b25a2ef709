#include "engine/engines.hpp"

#include <stdexcept>

#include "engine/processors.hpp"

namespace nap::search {

std::unique_ptr<Engine> make_engine([[maybe_unused]] EndgameTables& endgames) {
#ifdef NAP_HAS_AVX512_ENGINE
  if (has_avx512()) return make_avx512_engine(endgames);
#endif
#ifdef NAP_HAS_BMI2_ENGINE
  if (has_bmi2()) return make_bmi2_engine(endgames);
#endif
#ifdef NAP_HAS_PORTABLE_ENGINE
  return make_portable_engine(endgames);
#else
  throw std::runtime_error("this program was built for another processor; build it again on this machine");
#endif
}

}  // namespace nap::search
