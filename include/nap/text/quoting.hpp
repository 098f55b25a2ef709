// A user's text as part of a message of the program.
#pragma once

#include <string>
#include <string_view>

namespace nap {

// The text with its hidden characters, and the bytes that are not UTF-8, escaped: "\x0a". So it stays on one
// line and in order, cannot change a terminal, and is UTF-8.
std::string on_one_line(std::string_view text);

// The same, but a long text ends in "..." behind its first characters.
std::string shortened(std::string_view text);

// The path of a file on one line. Of a very long one the end is left, which has the name of the file.
std::string shortened_path(std::string_view path);

// The text in double quotes, as error messages show it: on one line, and shortened if it is long.
std::string in_quotes(std::string_view text);

}  // namespace nap
