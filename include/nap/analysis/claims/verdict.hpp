// What figures say of a claim. Pure functions.
#pragma once

#include <span>
#include <string_view>

#include "nap/sim/random/interval.hpp"

namespace nap {

enum class Verdict { Confirmed, Refuted, Undecided };
std::string_view to_string(Verdict verdict);  // "confirmed"

// "It is above (below) the threshold": decided only where the whole interval lies on one side.
Verdict is_above(const Estimate& value, double threshold);
Verdict is_below(const Estimate& value, double threshold);

// "All of these hold": refuted as soon as one of them is.
Verdict all_of(std::span<const Verdict> verdicts);

// A verdict that rests on success rates is reached twice: from the rates as they were counted, and from the
// rates corrected by the measured error of the model (see model_error.hpp). It stands only where both agree.
struct Finding {
  Verdict counted;
  Verdict corrected;

  Verdict verdict() const { return counted == corrected ? counted : Verdict::Undecided; }
  // Decided as counted, but not so, or not at all, once corrected.
  bool is_reversed() const { return counted != Verdict::Undecided && counted != corrected; }
};

}  // namespace nap
