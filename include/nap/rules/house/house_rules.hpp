// Rulesets as JSON text (schema nap.rules/1).
#pragma once

#include <string>
#include <string_view>

#include "nap/rules/ruleset.hpp"

namespace nap {

// Reads a ruleset. Keys: schema, name, cards, all_pass, dealer_out, min_bid, stakes_changes, bids; of a bid:
// id, tricks, trump, win, lose, after, optional, source, options; of an option: win, lose, trump, rank,
// forced_lead, source. Required are schema, name, cards and bids, and of each bid id, tricks, trump, win and
// lose. Throws ParseError that starts with `file_name:line:column:` for anything else: unknown or repeated
// keys, wrong types, repeated bids, impossible tricks, negative stakes, an `after` that names no lower bid,
// text that is not JSON.
Ruleset parse_ruleset(std::string_view json, std::string_view file_name);

// JSON text from which parse_ruleset reads an equal ruleset, but for an origin: that is for whoever reads the
// text to say. Requires a ruleset that comes from a stake table or from house rules, with or without options
// applied.
std::string to_json(const Ruleset& ruleset);

}  // namespace nap
