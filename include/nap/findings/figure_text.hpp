// Figures as people read them in columns: a value, and the ends of its interval.
//
// No number is rounded to nothing. One that would be gets as many decimal places as show its first digit, and
// so its sign; so does a share that would be rounded to all. "0" and "100 %" are exactly none and all.
#pragma once

#include <string>

#include "nap/findings/figure.hpp"

namespace nap {

// "16.67 %", "1,296", "+0.50"
std::string value_text(const Figure& figure);

// "-0.09 to -0.004", of a share without its sign of per cent; "exact"; "as solved".
std::string interval_text(const Figure& figure);

}  // namespace nap
