// Which card to lead for each contract, for as few deals as tell.
#pragma once

#include <atomic>
#include <span>
#include <vector>

#include "nap/rules/ruleset.hpp"
#include "nap/sim/deals/deals.hpp"
#include "nap/solver/solver.hpp"

namespace nap {

// The leads run in rounds: after each, those that are clearly behind for a contract drop out; and a contract
// that is clearly hopeless keeps the lead it has. No round starts after `most_deals`.
std::vector<Card> race_leads(Solver& solver, const DealSource& deals, CardSet hand,
                             std::span<const Contract> contracts, std::uint64_t most_deals,
                             const std::atomic<bool>& stop);

}  // namespace nap
