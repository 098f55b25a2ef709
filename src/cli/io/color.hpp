// Suits in red and black.
#pragma once

#include <string>
#include <string_view>

namespace nap::cli {

enum class Coloring { Auto, Always, Never };

// --color. Throws ParseError.
Coloring parse_color(std::string_view text);

// Whether text that goes to a terminal, or elsewhere, is colored. Auto colors a terminal unless NO_COLOR is
// set to anything but the empty text (no-color.org).
bool is_color_wanted(Coloring coloring, bool is_terminal);

// The text with each heart and diamond, and the ranks that follow it, in red. Black suits keep the
// terminal's own color, which can be read on any background.
std::string colored(std::string_view text);

}  // namespace nap::cli
