// Rulesets as JSON text (schema nap.rules/1).
#pragma once

#include <string>
#include <string_view>

#include "nap/rules/ruleset.hpp"

namespace nap {

// Reads a ruleset. Its keys are schema, name, cards, joker, dealt, exchange, all_pass, revoke, overcall,
// own_raise, shuffle, pool, fines, dealer_out, min_bid, stakes_changes and bids. An exchange has kind, price
// and to; a pool has paid_by, stake, taken_with and at_end; fines have the words of kFineWords. A bid has id,
// tricks, trump, win, lose, after, forced_lead, extra_card, optional, source and options. An option has win,
// lose, trump, rank, forced_lead and source. Required are schema, name, cards and bids, the kind of an
// exchange, the paid_by of a pool, and in each bid id, tricks, trump, win and lose. For anything else throws
// ParseError that starts with `file_name:line:column:`: unknown or repeated keys, wrong types, repeated bids,
// impossible tricks, negative stakes, an `after` that names no lower bid, text that is not JSON.
Ruleset parse_ruleset(std::string_view json, std::string_view file_name);

// JSON text from which parse_ruleset reads an equal ruleset, except for the origin, which whoever reads the
// text must set. Requires a ruleset that comes from a stake table or from house rules, with or without
// options applied.
std::string to_json(const Ruleset& ruleset);

}  // namespace nap
