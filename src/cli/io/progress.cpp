#include "io/progress.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <string>
#include <unistd.h>

#include <fmt/format.h>

#include "nap/report/figures.hpp"

namespace nap::cli {

using namespace report;

namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

const std::string kWipe = "\r\033[K";

// "1 h 5 min", "40 s"
std::string duration(double seconds) {
  const auto whole = static_cast<std::uint64_t>(seconds + 0.5);
  if (whole < 100) return fmt::format("{} s", whole);
  const std::uint64_t minutes = (whole + 30) / 60;
  return minutes < 60 ? fmt::format("{} min", minutes)
                      : fmt::format("{} h {} min", minutes / 60, minutes % 60);
}

std::string describe(std::uint64_t done, std::uint64_t planned, std::string_view things, double seconds) {
  if (planned == 0)
    return fmt::format("{} {}", with_commas(done), things);  // a stream whose end is not known
  // `planned` grows on the way, sometimes later than `done`.
  const double share = std::min(1.0, static_cast<double>(done) / static_cast<double>(planned));
  std::string text =
      fmt::format("{} of {} {} ({})", with_commas(done), with_commas(planned), things, whole_percent(share));
  if (share > 0.0 && seconds > 0.0) {
    text += fmt::format(", {} a second, {} left",
                        with_commas(static_cast<std::uint64_t>(static_cast<double>(done) / seconds)),
                        duration(seconds / share - seconds));
  }
  return text;
}

// The work goes on even if nothing can be shown, so errors are ignored.
void show(const std::string& text) {
  std::fputs(text.c_str(), stderr);
  std::fflush(stderr);
}

void show_until_stopped(const std::stop_token& stop, const Monitor& monitor, std::string_view things) {
  std::mutex mutex;
  std::condition_variable_any sleep;
  std::unique_lock lock(mutex);
  const auto started = Clock::now();
  const std::uint64_t done_before = monitor.done;
  auto pause = std::chrono::milliseconds(1000);
  bool is_shown = false;
  // The wait returns true when asked to stop. Nobody else ever wakes this thread.
  while (!sleep.wait_for(lock, stop, pause, [&stop] { return stop.stop_requested(); })) {
    const double seconds = Seconds(Clock::now() - started).count();
    const std::string line =
        describe(monitor.done - done_before, monitor.planned - done_before, things, seconds);
    show(kWipe + line);
    is_shown = true;
    pause = std::chrono::milliseconds(200);
  }
  if (is_shown) show(kWipe);
}

}  // namespace

Progress::Progress(const Monitor& monitor, std::string_view things) {
  if (isatty(STDERR_FILENO) == 0) return;
  thread_ = std::jthread(
      [&monitor, things](const std::stop_token& stop) { show_until_stopped(stop, monitor, things); });
}

}  // namespace nap::cli
