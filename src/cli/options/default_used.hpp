// Settings that come from the user's own defaults.
#pragma once

#include <string>
#include <vector>

namespace nap::cli {

// A setting that was not given as an option, and where it comes from.
struct DefaultUsed {
  std::string setting;  // "stakes"
  std::string source;   // "NAP_STAKES", "~/.config/nap/nap.conf"
};

// "players and deck from ~/.config/nap/nap.conf, stakes from NAP_STAKES"; empty where none was used.
std::string defaults_text(const std::vector<DefaultUsed>& used);

}  // namespace nap::cli
