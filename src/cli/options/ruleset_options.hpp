// A stake table and what is changed in it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nap/rules/ruleset.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

struct RulesetArguments {
  std::optional<std::string> min_bid;
  std::optional<std::string> misere_trump;
  std::optional<std::string> misere_rank;
  std::optional<std::string> nap_loss;
  std::vector<std::string> stakes;  // BID=WIN/LOSE
  std::optional<std::string> all_pass = {};
};

void add_ruleset_changes(CLI::App& command, RulesetArguments& changes);
// What a deal that all pass is played for. Only studies of the auction have it.
void add_all_pass(CLI::App& command, RulesetArguments& changes);

// A table of that name, else the house-rules file at that path; with the changes applied. Throws ParseError,
// and Failure where the file may not be read.
Ruleset load_ruleset(const std::string& name_or_path, const RulesetArguments& changes);

}  // namespace nap::cli
