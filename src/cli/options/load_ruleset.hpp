// Stake tables by name or from a file.
#pragma once

#include <optional>
#include <string>

#include "nap/rules/ruleset.hpp"
#include "options/ruleset_options.hpp"

namespace nap::cli {

// The table of that name, else of the house-rules file at that path, with the changes applied. Throws
// ParseError, and Failure where the file may not be read.
Ruleset load_ruleset(const std::string& name_or_path, const RulesetArguments& changes);

// The house-rules file that load_ruleset reads; nothing where the name is that of a table.
std::optional<std::string> ruleset_file(const std::string& name_or_path);

}  // namespace nap::cli
