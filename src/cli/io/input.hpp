// Text in: whole files, and standard input line by line.
#pragma once

#include <cstdint>
#include <functional>
#include <istream>
#include <string>
#include <string_view>

namespace nap::cli {

inline constexpr std::size_t kMegabyte = std::size_t{1} << 20U;

// The whole content of a file. Throws ParseError if there is no such file, if it is larger, or if it is a
// pipe that no program writes to, and Failure if it may not be read.
std::string read_file(const std::string& path, std::size_t most_megabytes = 1);

// Calls `handle` with each line of `input` that is not blank and does not begin with #, without its line end,
// and with the line's number, counted from 1. Each line has one `record`, such as a hand. `handle` returns
// false if it was interrupted. A ParseError that it throws gets the number in front. Throws ParseError if no
// line is left, Interruption on Ctrl-C, which says how many records were handled, and Failure if reading
// fails.
void for_each_line(std::istream& input, std::string_view record,
                   const std::function<bool(const std::string&, std::uint64_t)>& handle);

// "interrupted after 12 hands"
std::string interrupted_after(std::uint64_t count, std::string_view record);

// For input that has given its last line: throws Failure if it could not be read, rather than ended.
void check_has_ended(const std::istream& input);

}  // namespace nap::cli
