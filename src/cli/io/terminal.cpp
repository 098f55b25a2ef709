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

}  // namespace

SuitStyle suit_style(const Output& output) {
  const bool is_seen = output.is_terminal() || output.is_colored();
  return is_seen && is_utf8_locale() ? SuitStyle::Symbols : SuitStyle::Letters;
}

std::size_t line_width(const Output& output) {
  constexpr std::size_t kNarrowest = 40;
  constexpr std::size_t kWidest = 120;  // longer lines are hard to read
  struct winsize size {};
  if (!output.is_terminal() || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) {
    return kLineWidth;
  }
  return std::clamp<std::size_t>(size.ws_col, kNarrowest, kWidest);
}

bool can_erase(const Output& output) {
  const char* terminal = std::getenv("TERM");
  return output.is_terminal() && terminal != nullptr && std::string_view(terminal) != "dumb" &&
         *terminal != '\0';
}

// The control sequences are those of ECMA-48: cursor up, and erase to the end of the page.
std::string erased_lines(std::size_t lines) { return fmt::format("\x1b[{}A\x1b[J", lines); }

}  // namespace nap::cli
