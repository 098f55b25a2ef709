#include "progress.hpp"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <unistd.h>

#include <fmt/format.h>

#include "numbers.hpp"

namespace nap::cli {
namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

std::string describe(std::uint64_t done, std::uint64_t planned, double seconds) {
  if (planned == 0) return with_commas(done) + " deals";  // of a stream whose end is not known
  const double share = static_cast<double>(done) / static_cast<double>(planned);
  std::string text =
      fmt::format("{} of {} deals ({:.0f} %)", with_commas(done), with_commas(planned), 100.0 * share);
  if (share > 0.0 && seconds > 0.0) {
    text += fmt::format(", {} a second, {:.0f} s left",
                        with_commas(static_cast<std::uint64_t>(static_cast<double>(done) / seconds)),
                        seconds / share - seconds);
  }
  return text;
}

void show_until_stopped(const std::stop_token& stop, const Monitor& monitor) {
  std::mutex mutex;
  std::condition_variable_any sleep;
  std::unique_lock lock(mutex);
  const auto started = Clock::now();
  const std::uint64_t done_before = monitor.deals_done;
  auto pause = std::chrono::milliseconds(1000);
  bool is_shown = false;
  // Returns when asked to stop; nobody else ever wakes it.
  while (!sleep.wait_for(lock, stop, pause, [&stop] { return stop.stop_requested(); })) {
    const double seconds = Seconds(Clock::now() - started).count();
    const std::string line =
        describe(monitor.deals_done - done_before, monitor.deals_planned - done_before, seconds);
    fmt::print(stderr, "\r\033[K{}", line);
    std::fflush(stderr);
    is_shown = true;
    pause = std::chrono::milliseconds(200);
  }
  if (is_shown) {
    fmt::print(stderr, "\r\033[K");
    std::fflush(stderr);
  }
}

}  // namespace

Progress::Progress(const Monitor& monitor, bool is_wanted) {
  if (!is_wanted || isatty(STDERR_FILENO) == 0) return;
  thread_ = std::jthread([&monitor](const std::stop_token& stop) { show_until_stopped(stop, monitor); });
}

}  // namespace nap::cli
