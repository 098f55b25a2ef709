// How a question was asked, as far as the answer repeats it.
#pragma once

#include <string>
#include <vector>

#include "nap/cards/notation.hpp"
#include "nap/report/records.hpp"

namespace nap {

// A setting that was not given as an option, and where it comes from.
struct DefaultUsed {
  std::string setting;  // "stakes"
  std::string source;   // "NAP_STAKES", "~/.config/nap/nap.conf"
  int line = 0;         // of the source; 0 if it has no lines
};

// "players and deck from ~/.config/nap/nap.conf, stakes from NAP_STAKES"; empty if none was used.
std::string defaults_text(const std::vector<DefaultUsed>& used);
// The place of each, to follow an error: " (stakes from NAP_STAKES, players from ~/.config/nap/nap.conf line
// 2)".
std::string defaults_hint(const std::vector<DefaultUsed>& used);
// "defaults", an object that only JSON has; no field if none was used.
report::Fields defaults_fields(const std::vector<DefaultUsed>& used);

// What a person did not write out in full.
struct Asked {
  HandForm form = HandForm::Cards;         // how the hand was written
  std::vector<DefaultUsed> defaults = {};  // what was not given as an option
};
// How groups of ranks were read, and the user's defaults, each on new lines. Empty if all was written out.
std::string asked_text(const Asked& asked);

}  // namespace nap
