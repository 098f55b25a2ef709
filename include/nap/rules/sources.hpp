// The books and pages that the stake tables are taken from.
#pragma once

#include <string_view>
#include <vector>

#include "nap/rules/ruleset.hpp"

namespace nap {

struct RulesSource {
  std::string_view key;  // "PEEL"
  std::string_view title;
};

// Those that a ruleset's `source` texts name by their keys.
std::vector<RulesSource> sources_of(const Ruleset& ruleset);

}  // namespace nap
