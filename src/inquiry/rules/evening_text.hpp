// The rules of the auction and of the evening that not every table plays, as a person reads them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "nap/rules/ruleset.hpp"

namespace nap {

// A sentence for each such rule that the ruleset has; empty if it has none.
std::string evening_text(const Ruleset& ruleset);

// A line for each such rule in print that the ruleset does not have, with the option that plays it.
std::string evening_options_text(const Ruleset& ruleset);

// The keys of the sources that these two name.
std::vector<std::string_view> evening_sources();

}  // namespace nap
