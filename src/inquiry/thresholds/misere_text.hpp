// When to call misère, as charts and rules of thumb tell it.
#pragma once

#include <string>
#include <vector>

#include "nap/analysis/thresholds/misere_count.hpp"
#include "nap/cards/deck.hpp"
#include "nap/cards/notation.hpp"
#include "nap/report/table.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

// How to count, and what a table of limits means that follows.
std::string misere_counting(const MisereValues& values, Deck deck, SuitStyle style);

// Whether misère is ever called.
bool has_limits(const std::vector<MisereLimit>& limits);

// The suits with which misère is called now and then, each with its limit: "5", or "Mb 5" if it is not the
// first misère of the stakes.
report::Table limits_table(const std::vector<MisereLimit>& limits, const Ruleset& ruleset, SuitStyle style);

}  // namespace nap
