// Verdicts on claims, from figures. Pure functions.
#pragma once

#include <span>
#include <string_view>

#include "nap/sim/random/interval.hpp"

namespace nap {

enum class Verdict { Confirmed, Refuted, Undecided };
std::string_view to_string(Verdict verdict);  // "confirmed"

// "The value is above (below) the threshold": decided only if the whole interval lies on one side.
Verdict is_above(const Estimate& value, double threshold);
Verdict is_below(const Estimate& value, double threshold);

// "All of these hold": refuted if one of them is.
Verdict all_of(std::span<const Verdict> verdicts);

// A verdict that rests on success rates is reached twice: by the counted rates and by rates that are
// corrected by the measured error of the model (see model_error.hpp). It stands only if both agree.
struct VerdictPair {
  Verdict counted;
  Verdict corrected;

  Verdict verdict() const { return counted == corrected ? counted : Verdict::Undecided; }
  // Decided by counted rates, but decided otherwise, or undecided, by corrected rates.
  bool is_reversed() const { return counted != Verdict::Undecided && counted != corrected; }
};

}  // namespace nap
