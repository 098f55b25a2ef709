#include "io/terminal.hpp"

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <sys/ioctl.h>
#include <unistd.h>

#include <fmt/format.h>

#include "nap/report/wrap.hpp"

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
struct winsize screen_of(const Output& output) {
  struct winsize size {};
  if (!output.is_terminal() || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return {};
  return size;
}

}  // namespace

SuitStyle suit_style(const Output& output) {
  const bool is_seen = output.is_terminal() || output.is_colored();
  return is_seen && is_utf8_locale() ? SuitStyle::Symbols : SuitStyle::Letters;
}

std::size_t line_width(const Output& output) {
  constexpr std::size_t kNarrowest = 40;
  constexpr std::size_t kWidest = 120;  // longer lines are hard to read
  const std::size_t columns = screen_of(output).ws_col;
  return columns == 0 ? kLineWidth : std::clamp(columns, kNarrowest, kWidest);
}

// What has scrolled away stays in the terminal's memory.
bool can_erase(const Output& output, std::size_t lines) {
  const char* terminal = std::getenv("TERM");
  const std::size_t rows = screen_of(output).ws_row;
  return output.is_terminal() && terminal != nullptr && std::string_view(terminal) != "dumb" &&
         *terminal != '\0' && (rows == 0 || lines < rows);
}

// The control sequences are those of ECMA-48: cursor up, and erase to the end of the page. The cursor may
// stand behind what the terminal shows of a key, such as ^C.
std::string erased_lines(std::size_t lines) { return fmt::format("\r\x1b[{}A\x1b[J", lines); }

}  // namespace nap::cli
