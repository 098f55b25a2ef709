// What play depends on, as numbers between about -1 and 1.
#pragma once

#include <vector>

#include "nap/cards/card_set.hpp"
#include "nap/rules/contract.hpp"
#include "nap/sim/deals/setup.hpp"

namespace nap {

// As many for every hand of a contract. `open` is the share of deals made with all hands open after the lead.
std::vector<double> played_features(const Setup& setup, CardSet hand, const Contract& contract,
                                    const Opening& lead, double open);

}  // namespace nap
