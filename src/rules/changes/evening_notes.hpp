// How rulesets differ in the auction and in what goes on from deal to deal.
#pragma once

#include <string>
#include <vector>

#include "nap/rules/ruleset.hpp"

namespace nap {

// Adds a sentence for each difference.
void add_evening_changes(std::vector<std::string>& changes, const Ruleset& before, const Ruleset& after);

}  // namespace nap
