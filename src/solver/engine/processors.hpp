// What this machine's processor can do.
#pragma once

namespace nap::search {

#if defined(__x86_64__) && defined(__GNUC__)

// BMI, BMI2 and AVX2: most x86-64 processors since 2013.
inline bool has_bmi2() {
  return __builtin_cpu_supports("bmi") != 0 && __builtin_cpu_supports("bmi2") != 0 &&
         __builtin_cpu_supports("avx2") != 0;
}

// In addition AVX-512's BITALG and VL: Intel's servers since Ice Lake, AMD's processors since Zen 4.
inline bool has_avx512() {
  return has_bmi2() && __builtin_cpu_supports("avx512vl") != 0 && __builtin_cpu_supports("avx512bitalg") != 0;
}

#else

inline bool has_bmi2() { return false; }
inline bool has_avx512() { return false; }

#endif

}  // namespace nap::search
