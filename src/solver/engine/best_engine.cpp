// Names the fastest engine that this machine can run. The build asks it which one to compile.
#include <cstdio>

#include "engine/processors.hpp"

int main() {
  using namespace nap::search;
  std::fputs(has_avx512() ? "avx512" : has_bmi2() ? "bmi2" : "portable", stdout);
}
