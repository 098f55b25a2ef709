// What is known about the terminal: how wide it is, and whether it shows suits as symbols and in color.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "io/files.hpp"
#include "nap/cards/notation.hpp"
#include "nap/report/document.hpp"

namespace nap::cli {

// Symbols if the locale is UTF-8 and they are seen: on a terminal, or where color is asked for.
SuitStyle suit_style(const Output& output);

// What a reader of the output sees at once: on a terminal as many columns as it has, within reason, and all
// lines but the one of the prompt; elsewhere kLineWidth columns of any number of lines.
report::Screen screen_of(const Output& output);

// How many columns the terminal of standard error has; nothing if it is no terminal or does not tell.
std::optional<std::size_t> columns_of_errors();

// Whether so many lines that were written can be erased again. They must all be on the screen.
bool can_erase(const Output& output, std::size_t lines);
// The text that erases the last `lines` lines when it is written.
std::string erased_lines(std::size_t lines);

}  // namespace nap::cli
