// A progress line on the terminal.
#pragma once

#include <string_view>
#include <thread>

#include "nap/sim/deals/harness.hpp"

namespace nap::cli {

// While it lives, shows on standard error how many `things` the monitor has counted. It shows nothing in the
// first second, or if standard error is no terminal, and wipes its line out at the end. The monitor must
// outlive it.
class Progress {
 public:
  Progress(const Monitor& monitor, std::string_view things);

 private:
  std::jthread thread_;
};

}  // namespace nap::cli
