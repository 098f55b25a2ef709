// What is said of stake tables and house rules.
#pragma once

#include "nap/cards/notation.hpp"
#include "nap/report/document.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

// For people, and a row for each bid in CSV. JSON has no fields of it: there a ruleset is house rules
// (to_json of house_rules.hpp), which can be read again.
report::Document ruleset_document(const Ruleset& ruleset, SuitStyle style);

// All stake tables, a row each; in JSON with the schema nap.rules-list/1.
report::Document stake_tables_document();

}  // namespace nap
