// Chooses in play what to keep of more cards than are played.
#pragma once

#include <span>
#include <vector>

#include "nap/analysis/ask/ask.hpp"
#include "nap/sim/leads/keep_choice.hpp"

namespace nap {

// For each row of `open`, in order, the keep of the plan that does best in play. `open` is the complete
// estimate of the question, and `plans` are the best plans of each of its rows, the best first. The deals
// that choose rate nothing. If it is stopped, the keeps mean nothing.
std::vector<KeptFor> played_keeps(Harness& harness, const Question& question, const HandEstimate& open,
                                  std::span<const std::vector<KeepPlan>> plans);

}  // namespace nap
