#include <CLI/CLI.hpp>

#include "next/next_command.hpp"
#include "options/hand_options.hpp"
#include "options/stakes_options.hpp"
#include "options/table_options.hpp"

namespace nap::cli {

void add_next(CLI::App& app, NextArguments& next) {
  CLI::App& command = *app.add_subcommand("next", "Which card do I play now?");
  command
      .add_option("--hand", next.request.hand, "The cards that I was dealt, in any form that `nap ask` reads")
      ->type_name("HAND");
  command
      .add_option("--seat", next.request.seat,
                  "My seat: 1 is the declarer, who leads first; the others follow clockwise")
      ->capture_default_str()
      ->type_name("N");
  command
      .add_option("--played", next.request.played,
                  "The cards played so far, in the order of play; ; may stand after each trick (default: "
                  "none)")
      ->type_name("CARDS");
  command.add_option("--bid", next.request.bid, "What the declarer plays, such as three (default: as heard)")
      ->type_name("BID");
  command
      .add_option("--heard", next.request.heard,
                  "All calls of the auction, from the eldest hand on, such as pass,two,three,pass; deals "
                  "that explain them count more")
      ->type_name("CALLS");
  add_dead(command, next.request.dead);
  command
      .add_option("--trump", next.request.trump,
                  "Trump, S, H, D or C, where the declarer names it aloud (--forced-lead)")
      ->type_name("SUIT");
  add_table(command, next.request.table);
  add_ranks(command, next.request.ranks);
  command
      .add_option("--deals", next.request.deals,
                  "Possible deals that rate each card; as many others choose the best card")
      ->capture_default_str()
      ->type_name("N");
  add_common(command, next.common);
  add_ruleset_changes(command, next.request.table.changes);
  add_auction_rules(command, next.request.table.changes);
  command.footer(
      "Examples:\n"
      "  nap next --hand AKQ.JT.. --bid three --played \"AS 5S 2S 9S\"\n"
      "  nap next --hand 954.K3.. --seat 2 --bid three --played \"AS\"\n"
      "  nap next --hand AKQ JT --heard pass,two,three,pass --played \"AS 5S 2S 9S; KS\n"
      "    8S 3S 4S\"\n"
      "  nap next --hand AKQ.JT.. --bid nap --players 5 --deck 32 --stakes french");
}

}  // namespace nap::cli
