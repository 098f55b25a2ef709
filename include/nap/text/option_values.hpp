// Numbers and lists as users write them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nap {

// A whole number from `low` to `high`. Throws ParseError that names `option` and the range.
std::uint64_t parse_whole(std::string_view option, std::string_view text, std::uint64_t low,
                          std::uint64_t high);

// The same for a decimal number.
double parse_decimal(std::string_view option, std::string_view text, double low, double high);

// "2-5,7": whole numbers and ranges of them, from `low` to `high`. The result is in order, each number once.
// Throws ParseError.
std::vector<int> parse_list(std::string_view option, std::string_view text, int low, int high);

// "a,b": the parts between the commas.
std::vector<std::string> split_at_commas(std::string_view text);
// The same, but throws ParseError that names `option` if a part is empty.
std::vector<std::string> split_list(std::string_view option, std::string_view text);

}  // namespace nap
