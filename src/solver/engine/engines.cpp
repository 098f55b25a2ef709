#include "engine/engines.hpp"

namespace nap::search {

#ifdef NAP_HAS_BMI2_ENGINE
bool has_bmi2() {
  return __builtin_cpu_supports("bmi") != 0 && __builtin_cpu_supports("bmi2") != 0 &&
         __builtin_cpu_supports("avx2") != 0;
}
#endif

#ifdef NAP_HAS_AVX512_ENGINE
bool has_avx512() {
  return has_bmi2() && __builtin_cpu_supports("avx512vl") != 0 && __builtin_cpu_supports("avx512bitalg") != 0;
}
#endif

std::unique_ptr<Engine> make_engine(EndgameTables& endgames) {
#ifdef NAP_HAS_AVX512_ENGINE
  if (has_avx512()) return make_avx512_engine(endgames);
#endif
#ifdef NAP_HAS_BMI2_ENGINE
  if (has_bmi2()) return make_bmi2_engine(endgames);
#endif
  return make_portable_engine(endgames);
}

}  // namespace nap::search
