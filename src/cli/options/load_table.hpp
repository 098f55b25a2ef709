// Who plays with which cards, by which rules.
#pragma once

#include <optional>
#include <string>

#include "nap/cards/deck.hpp"
#include "nap/rules/ruleset.hpp"
#include "nap/rules/seating.hpp"
#include "options/stakes_options.hpp"
#include "options/table_defaults.hpp"
#include "options/table_options.hpp"

namespace nap::cli {

struct TableSetting {
  Ruleset ruleset;
  Deck deck;
  Seating seating;
  std::optional<std::string> file;  // the house rules
};

// The table of the options and, where they leave something open, of the user's defaults. Throws ParseError,
// which says where defaults come from, and Failure where a file may not be read.
TableSetting load_table(const TableArguments& arguments, const RulesetArguments& changes,
                        TableDefaults& defaults);

}  // namespace nap::cli
