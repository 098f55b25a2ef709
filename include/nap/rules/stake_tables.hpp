// The stake tables that the sources print.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nap/rules/ruleset.hpp"

namespace nap {

// The names of the tables: peel, spanish, french, symmetric and parlett; for seven cards seven, spanish-seven
// and french-seven; for nine cards nine. Each table has what its source prints, and defaults for what the
// source does not say. No source prints stakes for nine cards, so these are ours.
std::vector<std::string> stake_table_names();
std::optional<Ruleset> find_stake_table(std::string_view name);

}  // namespace nap
