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

// Whether lines that were written can be erased again.
bool can_erase(const Output& output);
// What erases the last `lines` lines when it is written.
std::string erased_lines(std::size_t lines);

}  // namespace nap::cli
