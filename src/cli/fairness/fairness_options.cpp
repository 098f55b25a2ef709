#include <CLI/CLI.hpp>

#include "fairness/fairness_command.hpp"
#include "options/stakes_options.hpp"

namespace nap::cli {

void add_fairness(CLI::App& app, FairnessArguments& fairness) {
  CLI::App& command = *app.add_subcommand("fairness", "Are the stakes fair? Stake tables on the same deals");
  add_study(command, fairness.study, "3000, committed 6000");
  command
      .add_option("--deals", fairness.request.deals,
                  "Deals to bid and play, in evenings of 60 "
                  "(default: 1000000; without a book 400000 for four players, 10000 for seven)")
      ->type_name("N");
  command
      .add_option("--shift", fairness.request.shift,
                  "How far bold and cautious players misjudge their success: by D, and by twice D")
      ->capture_default_str()
      ->type_name("D");
  command
      .add_option(
          "--show", fairness.request.show,
          "Part of the report: seats, bids, schools, school_bids, differences, seat_differences, "
          "patterns, flips, hands, swings, pools, pool_curve or all; csv shows one part (default: all; of csv, bids)")
      ->type_name("PART");
  add_common(command, fairness.common);
  add_ruleset_changes(command, fairness.study.changes);
  add_all_pass(command, fairness.study.changes);
  add_auction_rules(command, fairness.study.changes);
  add_pool(command, fairness.study.changes);
  add_shuffle(command, fairness.study.changes);
  command.footer(
      "Examples:\n"
      "  nap fairness --players 4 --book four.book\n"
      "  nap fairness --stakes peel,our-club.json --players 3-5 --format json\n"
      "  nap fairness --stakes peel --show swings --format csv");
}

}  // namespace nap::cli
