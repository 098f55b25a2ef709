// How much work the draws of an exchange are worth.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "nap/rules/exchange.hpp"
#include "nap/sim/rates/drawn_rates.hpp"
#include "nap/sim/rates/hand_estimate.hpp"

namespace nap {

// The draws that rate what is chosen. `possible` is the number of draws that are possible: if they are few,
// each of them gets more deals.
DrawPlan rating_plan(ExchangeKind kind, const SamplePlan& plan, std::uint64_t possible);

// The rounds that choose what to give away before the new cards are seen: the fewer deals rate, the fewer
// draws choose. After each round only so many choices are left. Where draws are random, none of them is a
// draw of the rating plan.
struct GivingRound {
  DrawPlan plan;
  std::size_t most;
};
std::vector<GivingRound> giving_rounds(ExchangeKind kind, const SamplePlan& plan);

}  // namespace nap
