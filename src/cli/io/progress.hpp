// A progress line on the terminal.
#pragma once

#include <string_view>
#include <thread>

#include "nap/sim/deals/harness.hpp"

namespace nap::cli {

// While it lives, shows `monitor`, which counts `things`, on standard error: after one second, only on a
// terminal, and wiped out at the end.
class Progress {
 public:
  Progress(const Monitor& monitor, std::string_view things);

 private:
  std::jthread thread_;
};

}  // namespace nap::cli
