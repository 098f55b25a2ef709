// A book that is built in seconds.
#pragma once

#include <string>

#include "support/program.hpp"

namespace nap::test {

inline const std::string kSmall = " --deck 24 --players 3 --precision 0.2 --seed 5 --no-progress";

inline std::string rows_of(const std::string& file) {
  return run_nap("book query " + file + " --format csv").out;
}

}  // namespace nap::test
