// The sources: the books and pages that the stake tables and the claims come from.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "nap/rules/ruleset.hpp"

namespace nap {

struct RulesSource {
  std::string_view key;  // "PEEL"
  std::string_view title;
};

// The sources that have six or seven cards dealt and five kept, and those that have a joker.
inline constexpr std::array<std::string_view, 1> kSourcesOfKeeping = {"PEEL"};
inline constexpr std::array<std::string_view, 3> kSourcesOfJoker = {"ES", "EBP", "DEW"};

// The sources whose keys appear in the `source` texts of the ruleset.
std::vector<RulesSource> sources_of(const Ruleset& ruleset);

// The sources with these keys, each once, in the fixed order of all sources.
std::vector<RulesSource> sources_of(const std::vector<std::string>& keys);

}  // namespace nap
