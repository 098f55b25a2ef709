#include "io/terminal.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <sys/ioctl.h>
#include <unistd.h>

#include <fmt/format.h>

namespace nap::cli {

using namespace report;

namespace {

bool is_utf8_locale() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;  // the first variable that is set decides
    const std::string_view locale = value;
    return locale.find("UTF-8") != std::string_view::npos || locale.find("utf8") != std::string_view::npos;
  }
  return false;
}

// Columns and rows are 0 where they are not known.
struct winsize window_of(int file) {
  struct winsize size {};
  if (ioctl(file, TIOCGWINSZ, &size) != 0) return {};
  return size;
}

}  // namespace

SuitStyle suit_style(const Output& output) {
  const bool is_seen = output.is_terminal() || output.is_colored();
  return is_seen && is_utf8_locale() ? SuitStyle::Symbols : SuitStyle::Letters;
}

Screen screen_of(const Output& output) {
  constexpr std::size_t kNarrowest = 40;
  constexpr std::size_t kWidest = 120;  // longer lines are hard to read
  Screen screen;
  if (!output.is_terminal()) return screen;
  const struct winsize window = window_of(STDOUT_FILENO);
  if (window.ws_col > 0) screen.columns = std::clamp<std::size_t>(window.ws_col, kNarrowest, kWidest);
  if (window.ws_row > 0) screen.lines = window.ws_row - 1U;
  return screen;
}

std::optional<std::size_t> columns_of_errors() {
  const std::size_t columns = window_of(STDERR_FILENO).ws_col;
  return columns > 0 ? std::optional(columns) : std::nullopt;
}

// What has scrolled away stays in the terminal's memory.
bool can_erase(const Output& output, std::size_t lines) {
  const char* terminal = std::getenv("TERM");
  const std::optional<std::size_t> rows = screen_of(output).lines;
  return output.is_terminal() && terminal != nullptr && std::string_view(terminal) != "dumb" &&
         *terminal != '\0' && (!rows || lines <= *rows);
}

// The control sequences are those of ECMA-48: cursor up, and erase the line. The cursor may stand behind what
// the terminal shows of a key, such as ^C. Some terminals keep a whole screen that is erased at once among
// the lines that scrolled away.
std::string erased_lines(std::size_t lines) {
  const std::string_view erased_line = "\x1b[2K";
  std::string text = fmt::format("\r{}", erased_line);
  for (std::size_t i = 0; i < lines; ++i) text += fmt::format("\x1b[A{}", erased_line);
  return text;
}

}  // namespace nap::cli
