// A first pilot for as few deals as tell, for very many hands.
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

// Chooses a lead for each contract as lead_choice.hpp says, with pilots that cost less: in the first the
// leads race in rounds of 32, 128 and 512 deals, after each of which those that are clearly behind drop out,
// and a contract that is clearly hopeless keeps the lead it has; no round starts after `most_deals`. The
// second has 256 deals, and none where the first had only one round. Requires a canonical hand.
std::vector<Card> race_leads(Solver& solver, const DealSource& deals, CardSet hand, Deck deck,
                             std::span<const Contract> contracts, std::uint64_t most_deals,
                             const std::atomic<bool>& stop);

}  // namespace nap
