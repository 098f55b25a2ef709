// The stake tables that the sources print.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nap/rules/ruleset.hpp"

namespace nap {

// The tables of the sources: peel, spanish, french, symmetric, parlett; for seven cards seven, spanish-seven,
// french-seven. Each is what its source prints, with defaults where the source is silent.
std::vector<std::string> stake_table_names();
std::optional<Ruleset> find_stake_table(std::string_view name);

}  // namespace nap
