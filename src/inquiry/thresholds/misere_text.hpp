// When to call misère, as charts and rules of thumb tell it.
#pragma once

#include <string>

#include "nap/analysis/thresholds/misere_count.hpp"
#include "nap/cards/notation.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

// How to count, and what a table of limits means that follows.
std::string misere_counting(SuitStyle style);

// The limit in a table: "5", "-" if misère is never called, "Mb 5" if it is not the first misère of the
// stakes.
std::string limit_cell(const MisereLimit& limit, const Ruleset& ruleset, SuitStyle style);

}  // namespace nap
