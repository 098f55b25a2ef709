// Prose in lines that fit a terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nap::report {

// How wide a line of text may be that a person reads.
inline constexpr std::size_t kLineWidth = 80;

// How many columns of a terminal the text takes. Requires UTF-8 of which each character is one column wide,
// as are all that we print.
std::size_t columns_of(std::string_view text);

// The text with every line broken at its spaces so that none is wider than `width`. Line breaks stay, and so
// does the indentation of a line, which the lines that continue it share. Code between backquotes, and a
// number with its %, stay on one line where that is wide enough; a word that is wider than a line is broken
// anywhere.
std::string wrapped(std::string_view text, std::size_t width = kLineWidth);

// The least width at which wrapped() breaks no word, no code and no number with its %.
std::size_t widest_word(std::string_view text);

// The lines of a text; a text that ends with a line break has an empty last line.
std::vector<std::string> lines_of(std::string_view text);

}  // namespace nap::report
