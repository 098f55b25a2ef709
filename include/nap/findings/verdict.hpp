// Pure functions that find verdicts on claims from figures.
#pragma once

#include <span>

#include "nap/chance/interval.hpp"
#include "nap/text/words.hpp"

namespace nap {

enum class Verdict { Confirmed, Refuted, Undecided, NotTested };
inline constexpr Word<Verdict> kVerdictWords[] = {{"confirmed", Verdict::Confirmed},
                                                  {"refuted", Verdict::Refuted},
                                                  {"undecided", Verdict::Undecided},
                                                  {"not tested", Verdict::NotTested}};

// Verdicts on "the value is above (below) the threshold". They decide only if the whole interval lies on one
// side.
Verdict is_above(const Estimate& value, double threshold);
Verdict is_below(const Estimate& value, double threshold);

// The verdict on "all of these hold": refuted if one of them is.
Verdict all_of(std::span<const Verdict> verdicts);

}  // namespace nap
