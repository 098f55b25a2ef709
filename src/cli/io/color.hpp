// Shows red suits in red.
#pragma once

#include <string>
#include <string_view>

namespace nap::cli {

enum class Coloring { Auto, Always, Never };

// Reads the value of --color. Throws ParseError.
Coloring parse_color(std::string_view text);

// Whether to color text that goes to a terminal or elsewhere. Auto colors a terminal unless NO_COLOR is set
// to a text that is not empty (no-color.org).
bool is_color_wanted(Coloring coloring, bool is_terminal);

// The text with each heart and diamond in red, together with the ranks that follow it. Black suits keep the
// terminal's own color, which can be read on any background.
std::string colored(std::string_view text);

}  // namespace nap::cli
