// Prose in lines that fit a terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nap::report {

// How wide a line of text for people may be.
inline constexpr std::size_t kLineWidth = 80;

// How many columns of a terminal the text takes. Requires UTF-8 in which each character is one column wide,
// as in all that the program prints.
std::size_t columns_of(std::string_view text);

// The text with every line broken at its spaces so that none is wider than `width`. Line breaks stay. A line
// keeps its indentation, and the lines that continue it have the same. Code between backquotes, and a number
// with its %, stay on one line if one is wide enough. A word that is wider than a line is broken anywhere.
std::string wrapped(std::string_view text, std::size_t width = kLineWidth);

// The least width at which wrapped() breaks no word, no code, and no number with its %.
std::size_t widest_word(std::string_view text);

// How many lines end in the text.
std::size_t lines_in(std::string_view text);

// The lines of a text. If the text ends with a line break, the last line is empty.
std::vector<std::string> lines_of(std::string_view text);

}  // namespace nap::report
