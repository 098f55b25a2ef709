// What is known about the terminal: how wide it is, and whether it shows suits as symbols and in color.
#pragma once

#include <cstddef>
#include <string>

#include "io/files.hpp"
#include "nap/cards/notation.hpp"

namespace nap::cli {

// Symbols if the locale is UTF-8 and they are seen: on a terminal, or where color is asked for.
SuitStyle suit_style(const Output& output);

// How many columns a line may have: as many as the terminal has, within reason; elsewhere kLineWidth.
std::size_t line_width(const Output& output);

// Whether so many lines that were written can be erased again. They must all be on the screen.
bool can_erase(const Output& output, std::size_t lines);
// The text that erases the last `lines` lines when it is written.
std::string erased_lines(std::size_t lines);

}  // namespace nap::cli
