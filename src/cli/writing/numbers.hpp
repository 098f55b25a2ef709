// Numbers and lists as users write them, and as they read them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "nap/chance/interval.hpp"

namespace nap::cli {

// A whole number from `low` to `high`. Throws ParseError that names `option` and the range.
std::uint64_t parse_whole(std::string_view option, std::string_view text, std::uint64_t low,
                          std::uint64_t high);

// A decimal number from `low` to `high`, likewise.
double parse_decimal(std::string_view option, std::string_view text, double low, double high);

// "2-5,7": whole numbers and ranges of them from `low` to `high`, in order, each once. Throws ParseError.
std::vector<int> parse_list(std::string_view option, std::string_view text, int low, int high);

// "a,b": what stands between commas.
std::vector<std::string> split_at_commas(std::string_view text);
// The same, none of it empty. Throws ParseError that names `option`.
std::vector<std::string> split_list(std::string_view option, std::string_view text);

// 20000 as "20,000".
std::string with_commas(std::uint64_t number);

// "+1.50", "-0.3"; never a zero with a minus.
std::string signed_number(double number, int places);
// "+1.50", "+0.00"
std::string signed_stakes(double stakes);
// "1.50", "less than 0.01": an amount that is not zero, in a sentence. Requires stakes > 0.
std::string amount_text(double stakes);

// How many decimal places, from `fewest` to `most`, show a digit of an error that is not zero.
int places_of_error(double half_width, int fewest, int most);
// "0.03": an error is never rounded to nothing; what is smaller than the last place is rounded up to it.
std::string error_text(double half_width, int places);
// Mean stakes, with as many places as their error deserves: "+0.52 ± 0.03".
std::string mean_text(const Estimate& mean);

// "81.2 %"; close to 0 and 1 with one place more. "< 0.01 %" is not 0, and "> 99.99 %" is not 100.
std::string percent(double rate);
// "81 %", "< 1 %", "> 99 %"; "0 %" and "100 %" only for exactly none and all.
std::string whole_percent(double share);
// "(81 %)", "(< 1 %)"; and `none` in brackets for none.
std::string in_brackets(double share, std::string_view none);
// "33.3 %", "50 %": a break-even in a sentence.
std::string short_percent(double rate);
// "81.2 % ± 0.5"; without the error where it is exact; "0 % (0 to 27)" where it is far from the middle;
// "< 0.02 %", the end of the interval, where the rate itself would be rounded to nothing.
std::string with_error(const Estimate& estimate);

}  // namespace nap::cli
