// Somebody else's text inside a message of ours.
#pragma once

#include <string>
#include <string_view>

namespace nap {

// The text with control characters written out, so that it stays on one line and does nothing to a terminal.
std::string on_one_line(std::string_view text);

// The text in double quotes as an error message shows it: on one line, shortened where it is long.
std::string in_quotes(std::string_view text);

}  // namespace nap
