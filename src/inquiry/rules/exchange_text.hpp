// Exchanges of cards as a person reads them.
#pragma once

#include <string>

#include "nap/cards/notation.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

// How the exchange of the ruleset goes, what it costs, and which bids take the extra card; empty if there is
// none.
std::string exchange_text(const Ruleset& ruleset, SuitStyle style);

// A line for each exchange in print, with the option that plays it.
std::string exchange_options_text();

}  // namespace nap
