// A cheaper choice of leads for very many hands: a pilot that stops as soon as it can tell the best lead.
#pragma once

#include <atomic>
#include <span>
#include <vector>

#include "nap/cards/card_set.hpp"
#include "nap/sim/deals/deals.hpp"
#include "nap/sim/deals/outcome.hpp"
#include "nap/sim/deals/setup.hpp"
#include "nap/solver/solver.hpp"

namespace nap {

// Chooses a lead for each contract as lead_choice.hpp says, but with cheaper pilots. In the first pilot the
// leads race in rounds that end after 32, 128 and 512 deals. After each round the leads that are clearly
// behind drop out, and a contract that is clearly hopeless settles on one lead. No round starts after more
// than `last_start` deals. The second pilot has 256 deals; it is left out where the first had only one round.
// Requires a canonical hand.
std::vector<Card> race_leads(Solver& solver, const DealSource& deals, CardSet hand, Deck deck,
                             std::span<const Contract> contracts, std::uint64_t last_start,
                             const std::atomic<bool>& stop);

}  // namespace nap
