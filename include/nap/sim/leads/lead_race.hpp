// A cheaper choice of leads for very many hands: a pilot that stops as soon as it can tell the best lead.
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "nap/cards/card_set.hpp"
#include "nap/rules/opening.hpp"
#include "nap/sim/deals/setup.hpp"
#include "nap/solver/solver.hpp"

namespace nap {

// Chooses a lead for each contract as lead_choice.hpp says, but with cheaper pilots. In the first pilot the
// leads race in rounds that end after 32, 128 and 512 deals. After each round leads that are clearly behind
// drop out, and a contract that is clearly hopeless settles on one lead. No round starts after more than
// `last_start` deals: 0 allows one round and 32 two. The second pilot has 256 deals. It is left out if the
// first had only one round.
//
// A pure function of the arguments; if `stop` was set, the leads mean nothing. Every hand has deals of its
// own. Requires a canonical hand (hand_class.hpp).
std::vector<Opening> race_leads(Solver& solver, CardSet hand, const Setup& setup,
                                std::span<const Contract> contracts, std::uint64_t seed,
                                std::uint64_t last_start, const std::atomic<bool>& stop);

}  // namespace nap
