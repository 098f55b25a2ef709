// The options for what goes on from deal to deal.
#pragma once

#include "nap/rules/changes/ruleset_options.hpp"

namespace nap {

// Throws ParseError if the rules have no pool and get none, but a part of it or a fine, or if a fine is given
// twice.
void set_pool(Ruleset& ruleset, const PoolOptions& options);

}  // namespace nap
