// The options that change the rules of a stake table.
#pragma once

#include "nap/inquiry/table/rulesets.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

void add_ruleset_changes(CLI::App& command, RulesetRequest& changes);
// --revoke. Only for what looks at hands that were played.
void add_revoke(CLI::App& command, RulesetRequest& changes);
// --overcall and --own-raise. Only for what hears or makes calls.
void add_auction_rules(CLI::App& command, RulesetRequest& changes);
// The pool and its fines. Only for what counts stakes from deal to deal.
void add_pool(CLI::App& command, RulesetRequest& changes);
// --shuffle. Only for studies of whole evenings.
void add_shuffle(CLI::App& command, RulesetRequest& changes);
// --all-pass. Only for studies of the auction.
void add_all_pass(CLI::App& command, RulesetRequest& changes);

}  // namespace nap::cli
