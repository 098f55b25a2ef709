// Writes stake tables and house rules.
#pragma once

#include "nap/cards/notation.hpp"
#include "nap/report/document.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

// Text for a person, and in CSV a row for each bid. The document has no fields for JSON: there a ruleset is
// written as house rules (to_json of house_rules.hpp), which can be read again.
report::Document ruleset_document(const Ruleset& ruleset, SuitStyle style);

// All stake tables, one row each. JSON has the schema nap.rules-list/1.
report::Document stake_tables_document();

}  // namespace nap
