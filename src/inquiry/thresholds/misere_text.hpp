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

// What to add up, and what a table of limits means that follows: for a chart the count and the tricks of its
// call, for a rule of thumb the count and points.
std::string misere_counting(const MisereValues& of_chart, Deck deck, SuitStyle style);
std::string misere_counting(const MisereSum& of_rule, Deck deck, SuitStyle style);

// Whether misère is ever called.
bool has_limits(const std::vector<MisereLimit>& limits);

// The suits with which misère is called now and then, each with its limit: "5", or "Mb 5" if it is not the
// first misère of the stakes.
report::Table limits_table(const std::vector<MisereLimit>& limits, const Ruleset& ruleset, SuitStyle style);

}  // namespace nap
