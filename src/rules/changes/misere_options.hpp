// The options for misère.
#pragma once

#include "nap/rules/changes/ruleset_options.hpp"

namespace nap {

// These throw ParseError if the rules have no misère, or cannot have it so.
void rank_misere(Ruleset& ruleset, MisereRank rank);
// Requires the first lead or none.
void set_misere_trump(Ruleset& ruleset, Trump trump);

}  // namespace nap
