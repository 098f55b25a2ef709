// Verdicts on claims, from figures. Pure functions.
#pragma once

#include <span>
#include <string_view>

#include "nap/chance/interval.hpp"

namespace nap {

enum class Verdict { Confirmed, Refuted, Undecided, NotTested };
std::string_view to_string(Verdict verdict);  // "not tested"

// "The value is above (below) the threshold": decided only if the whole interval lies on one side.
Verdict is_above(const Estimate& value, double threshold);
Verdict is_below(const Estimate& value, double threshold);

// "All of these hold": refuted if one of them is.
Verdict all_of(std::span<const Verdict> verdicts);

}  // namespace nap
