// The sources: the books and pages that the stake tables and the claims come from.
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

// The source that has six or seven cards dealt and five kept.
inline constexpr std::string_view kSourceOfKeeping = "PEEL";

// The sources whose keys appear in the `source` texts of the ruleset.
std::vector<RulesSource> sources_of(const Ruleset& ruleset);

// The sources with these keys, each once, in the fixed order of all sources.
std::vector<RulesSource> sources_of(const std::vector<std::string>& keys);

}  // namespace nap
