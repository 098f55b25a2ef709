// Numbers as users write them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace nap::cli {

// A whole number from `low` to `high`. Throws ParseError that names `option` and the range.
std::uint64_t parse_whole(std::string_view option, std::string_view text, std::uint64_t low,
                          std::uint64_t high);

// A decimal number from `low` to `high`, likewise.
double parse_decimal(std::string_view option, std::string_view text, double low, double high);

// 20000 as "20,000".
std::string with_commas(std::uint64_t number);

}  // namespace nap::cli
