#include "io/interrupt.hpp"

#include <csignal>

namespace nap::cli {
namespace {

// The only variable outside a function: a signal handler can be reached by no other way.
std::atomic<Monitor*> watched{nullptr};

extern "C" void handle_interrupt(int signal) {
  if (Monitor* monitor = watched.load()) monitor->stop = true;
  std::signal(signal, SIG_DFL);
}

}  // namespace

StopOnInterrupt::StopOnInterrupt(Monitor& monitor) {
  watched = &monitor;
  struct sigaction action {};
  action.sa_handler = handle_interrupt;
  sigemptyset(&action.sa_mask);
  action.sa_flags = 0;  // a read that waits for input returns
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
}

StopOnInterrupt::~StopOnInterrupt() {
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGTERM, SIG_DFL);
  watched = nullptr;
}

bool is_interrupted() {
  const Monitor* monitor = watched.load();
  return monitor != nullptr && monitor->stop;
}

}  // namespace nap::cli
