// Prints the name of the fastest engine that this machine can run. The build runs this to choose which engine
// to compile.
#include <cstdio>

#include "engine/processors.hpp"

int main() {
  using namespace nap::search;
  std::fputs(has_avx512() ? "avx512" : has_bmi2() ? "bmi2" : "portable", stdout);
}
