#include "io/progress.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <string>
#include <unistd.h>
#include <vector>

#include <fmt/format.h>

#include "io/terminal.hpp"
#include "nap/report/figures.hpp"
#include "nap/report/wrap.hpp"

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

// What can be said, from the longest to the shortest.
std::vector<std::string> descriptions(std::uint64_t done, std::uint64_t planned, std::string_view things,
                                      double seconds) {
  if (planned == 0)
    return {fmt::format("{} {}", with_commas(done), things)};  // a stream whose end is not known
  // `planned` grows on the way, sometimes later than `done`.
  const double share = std::min(1.0, static_cast<double>(done) / static_cast<double>(planned));
  const std::string text =
      fmt::format("{} of {} {} ({})", with_commas(done), with_commas(planned), things, whole_percent(share));
  std::vector<std::string> all;
  if (share > 0.0 && seconds > 0.0) {
    const auto speed = static_cast<std::uint64_t>(static_cast<double>(done) / seconds);
    const std::string left = duration(seconds / share - seconds);
    all.push_back(fmt::format("{}, {} a second, {} left", text, with_commas(speed), left));
    all.push_back(fmt::format("{}, {} left", text, left));
  }
  all.insert(all.end(), {text, whole_percent(share)});
  return all;
}

// The first that leaves room for the cursor; the last if none does.
std::string fitting(const std::vector<std::string>& texts) {
  const std::size_t columns = columns_of_errors().value_or(kLineWidth);
  const auto found = std::find_if(texts.begin(), texts.end(),
                                  [&](const std::string& text) { return columns_of(text) < columns; });
  return found == texts.end() ? texts.back() : *found;
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
    show(kWipe +
         fitting(descriptions(monitor.done - done_before, monitor.planned - done_before, things, seconds)));
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
