// Ctrl-C as a wish to end, not an end.
#pragma once

#include "nap/sim/harness.hpp"

namespace nap::cli {

// From now on Ctrl-C (and SIGTERM) sets `monitor.stop`; a second one ends the program at once.
void stop_on_interrupt(Monitor& monitor);
bool is_interrupted();

}  // namespace nap::cli
