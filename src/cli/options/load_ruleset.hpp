// Stake tables by name or from a file.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nap/rules/ruleset.hpp"
#include "options/stakes_options.hpp"

namespace nap::cli {

// The table of that name, else of the house-rules file at that path, with the changes applied. A file with
// the name of a stake table but other rules is named "peel (our.json)", and its changes are those from that
// table. Throws ParseError, and Failure where the file may not be read.
Ruleset load_ruleset(const std::string& name_or_path, const RulesetArguments& changes);

// The same for several, each once. Files that give different rules the same name are told apart: "our club
// (a.json)" and "our club (b.json)".
std::vector<Ruleset> load_rulesets(const std::vector<std::string>& names_or_paths,
                                   const RulesetArguments& changes);

// The house-rules file that load_ruleset reads; nothing where the name is that of a table.
std::optional<std::string> ruleset_file(const std::string& name_or_path);

}  // namespace nap::cli
