#include "io/suit_style.hpp"

#include <cstdlib>
#include <string_view>
#include <unistd.h>

namespace nap::cli {
namespace {

bool is_utf8_locale() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;  // the first that is set decides
    const std::string_view locale = value;
    return locale.find("UTF-8") != std::string_view::npos || locale.find("utf8") != std::string_view::npos;
  }
  return false;
}

}  // namespace

SuitStyle suit_style(const Output& output) {
  const bool is_shown = output.is_standard_output() && isatty(STDOUT_FILENO) != 0 && is_utf8_locale();
  return is_shown ? SuitStyle::Symbols : SuitStyle::Letters;
}

}  // namespace nap::cli
