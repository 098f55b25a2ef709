#include "io/interrupt.hpp"

#include <atomic>
#include <csignal>
#include <cstdint>
#include <ctime>

namespace nap::cli {
namespace {

// The program's only global variables: a signal handler can be reached in no other way.
std::atomic<Monitor*> watched{nullptr};
std::atomic<int> last_signal{0};  // 0: none yet
static_assert(std::atomic<int>::is_always_lock_free);

std::atomic<std::int64_t> first_at{0};  // when the first signal came, in milliseconds; 0: none yet
static_assert(std::atomic<std::int64_t>::is_always_lock_free);

std::int64_t milliseconds() {
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return std::int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1'000'000;
}

// One request to stop can arrive twice: timeout and mpirun signal a process and then its whole group.
extern "C" void handle_interrupt(int signal) {
  constexpr std::int64_t kStillTheSame = 300;
  last_signal = signal;
  if (Monitor* monitor = watched.load()) monitor->stop = true;
  std::int64_t first = 0;
  if (first_at.compare_exchange_strong(first, milliseconds()) || milliseconds() - first < kStillTheSame)
    return;
  std::signal(signal, SIG_DFL);
  std::raise(signal);  // takes effect when this function returns
}

}  // namespace

StopOnInterrupt::StopOnInterrupt(Monitor& monitor) {
  watched = &monitor;
  first_at = 0;
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

int signal_taken() { return last_signal; }

void take_signal(int signal) { last_signal = signal; }

int interrupted_status() {
  constexpr int kBySignal = 128;
  return kBySignal + last_signal;
}

}  // namespace nap::cli
