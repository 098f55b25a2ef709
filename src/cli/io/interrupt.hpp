// Ctrl-C asks the work to stop instead of ending the program.
#pragma once

#include "nap/sim/deals/harness.hpp"

namespace nap::cli {

// While it lives, Ctrl-C and SIGTERM set `monitor.stop`. A second signal, after a third of a second, ends the
// program at once. Only one may live at a time. The monitor must outlive it.
class StopOnInterrupt {
 public:
  explicit StopOnInterrupt(Monitor& monitor);
  ~StopOnInterrupt();
  StopOnInterrupt(const StopOnInterrupt&) = delete;
  StopOnInterrupt& operator=(const StopOnInterrupt&) = delete;
};

// Whether a StopOnInterrupt is alive and its monitor was told to stop.
bool is_interrupted();

// The signal that came last, or 0. A signal that came to another process of the same work can be taken over.
int signal_taken();
void take_signal(int signal);

// The exit status after an Interruption. It is the status that a shell gives a program that the signal ends:
// 130 after Ctrl-C, 143 after SIGTERM.
int interrupted_status();

}  // namespace nap::cli
