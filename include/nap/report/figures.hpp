// Numbers in the form in which people read them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "nap/chance/interval.hpp"

namespace nap::report {

// 20000 as "20,000".
std::string with_commas(std::uint64_t number);

// "+1.50", "-0.3"; zero never has a minus.
std::string signed_number(double number, int places);
// "+1.50", "+0.00"
std::string signed_stakes(double stakes);
// "1.50", "less than 0.01": an amount that is not zero, for use in a sentence. Requires stakes > 0.
std::string amount_text(double stakes);

// How many decimal places, from `fewest` to `most`, are needed for an error to show a digit that is not zero.
int places_of_error(double half_width, int fewest, int most);
// "0.03". An error is never rounded to nothing: a smaller one is rounded up to one in the last place.
std::string error_text(double half_width, int places);
// Mean stakes with as many places as their error allows: "+0.52 ± 0.03".
std::string mean_text(const Estimate& mean);

// "81.2 %"; one place more close to 0 and 1. "< 0.01 %" is more than 0, and "> 99.99 %" is less than 100.
std::string percent(double rate);
// "81 %", "< 1 %", "> 99 %". "0 %" and "100 %" stand only for exactly none and all.
std::string whole_percent(double share);
// "(81 %)", "(< 1 %)"; for a share of none, `none` in brackets.
std::string in_brackets(double share, std::string_view none);
// "33.3 %", "50 %": a break-even for use in a sentence.
std::string short_percent(double rate);
// "81.2 % ± 0.5"; without the error if the rate is exact. "0 % (0 to 27)" if the rate is far from the middle
// of its interval, and "0.5 % (0.0 to 1.1)" if an error to both sides would reach below 0 or above 100.
// "< 0.02 %", the end of the interval, if the rate itself would be rounded to nothing.
std::string with_error(const Estimate& estimate);

}  // namespace nap::report
