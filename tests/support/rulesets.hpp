// Stake tables with options, and what is wrong with them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "nap/rules/changes/ruleset_options.hpp"
#include "nap/rules/stake_tables.hpp"
#include "nap/text/parse_error.hpp"

namespace nap::test {

using Ids = std::vector<std::string>;

inline Ruleset table(std::string_view name) { return find_stake_table(name).value(); }

inline Ids ids_of(const Ruleset& ruleset) {
  Ids ids;
  for (const Bid& bid : ruleset.bids) ids.push_back(bid.id);
  return ids;
}

inline Ruleset with_rank(const Ruleset& ruleset, MisereRank rank) {
  RulesetOptions options;
  options.misere_rank = rank;
  return apply_options(ruleset, options);
}

template <typename Action>
std::string error_of(const Action& action) {
  try {
    action();
  } catch (const ParseError& error) {
    return error.what();
  }
  return "no error";
}

inline std::string options_error(const Ruleset& ruleset, const RulesetOptions& options) {
  return error_of([&] { apply_options(ruleset, options); });
}

}  // namespace nap::test
