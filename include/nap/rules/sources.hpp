// The books and pages that the stake tables and the claims are taken from.
#pragma once

#include <string>
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

// Those of these keys, in order, each once.
std::vector<RulesSource> sources_of(const std::vector<std::string>& keys);

}  // namespace nap
