// The options that change the rules of a stake table.
#pragma once

#include <optional>
#include <string>
#include <vector>

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
// --all-pass: only for studies of the auction.
void add_all_pass(CLI::App& command, RulesetArguments& changes);

}  // namespace nap::cli
