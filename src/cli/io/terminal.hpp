// What is known of the terminal: how wide it is, and whether it shows suits as symbols and in color.
#pragma once

#include <cstddef>
#include <string>

#include "io/files.hpp"
#include "nap/cards/notation.hpp"

namespace nap::cli {

// Symbols where they will be seen: on a terminal that is set to UTF-8, or where color is asked for.
SuitStyle suit_style(const Output& output);

// The columns of a line: those of the terminal, within reason; elsewhere kLineWidth.
std::size_t line_width(const Output& output);

}  // namespace nap::cli
