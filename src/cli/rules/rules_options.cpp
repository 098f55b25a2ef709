#include <CLI/CLI.hpp>

#include "options/stakes_options.hpp"
#include "rules/rules_command.hpp"

namespace nap::cli {

void add_rules(CLI::App& app, RulesListArguments& list, RulesShowArguments& show) {
  CLI::App& command =
      *app.add_subcommand("rules", "The stake tables: list, which is also what no word does, or show NAME");
  command.require_subcommand(0, 1);
  add_common(command, list.common, Work::Simple);
  CLI::App& list_command = *command.add_subcommand("list", "The names of the stake tables");
  add_common(list_command, list.common, Work::Simple);
  list_command.footer("Example:\n  nap rules list");
  CLI::App& show_command = *command.add_subcommand("show", "One stake table, with the source of each number");
  show_command.add_option("NAME", show.name, "A table of `nap rules list` or a house-rules file")->required();
  add_common(show_command, show.common, Work::Simple);
  add_ruleset_changes(show_command, show.changes);
  add_all_pass(show_command, show.changes);
  add_revoke(show_command, show.changes);
  add_auction_rules(show_command, show.changes);
  add_pool(show_command, show.changes);
  add_shuffle(show_command, show.changes);
  show_command.footer(
      "Examples:\n"
      "  nap rules show spanish\n"
      "  nap rules show peel --format json > our-club.json   # a file to edit");
  command.footer("Examples:\n  nap rules\n  nap rules show spanish");
}

}  // namespace nap::cli
