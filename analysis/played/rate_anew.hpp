// Hands rated a second time, on deals that had no part in picking them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/rules/ruleset.hpp"
#include "nap/sim/deals/harness.hpp"

namespace nap {

struct FreshRates {
  Setup setup;
  std::uint64_t seed;  // of the rates by which the hands were picked; these are measured with another one
  Model model;
  std::vector<Contract> contracts;  // those of the tables, and any others
};

// What is picked from many hands for its rates, as the best or the most telling, is picked for their errors,
// too. These rates are of fresh deals, and fine enough to judge each hand by itself in the decisions of the
// tables (play_hands.hpp). The hands are in the given order. Requires canonical cards. Nothing if it was
// stopped. Adds its steps to what the monitor has planned.
std::optional<RatedHands> rate_anew(Harness& harness, const FreshRates& rates, std::span<const CardSet> hands,
                                    std::span<const Ruleset> tables);

}  // namespace nap
