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
  std::uint64_t seed;  // the seed of the rates that picked the hands; the fresh rates have another one
  Model model;
  std::vector<Contract> contracts;  // the contracts of the tables, and any others
};

// Hands that are picked from many for their rates, as the best or the most telling, are picked for their
// errors, too. The rates found here come from fresh deals. They are fine enough to judge each hand by itself
// in the decisions of the tables (play_hands.hpp). The hands are in the given order. Requires canonical
// cards. Nothing if it was stopped. Adds its steps to what the monitor has planned.
std::optional<RatedHands> rate_anew(Harness& harness, const FreshRates& rates, std::span<const CardSet> hands,
                                    std::span<const Ruleset> tables);

}  // namespace nap
