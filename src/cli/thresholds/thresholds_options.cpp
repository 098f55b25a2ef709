#include <CLI/CLI.hpp>

#include "thresholds/thresholds_command.hpp"

namespace nap::cli {

void add_thresholds(CLI::App& app, ThresholdsArguments& thresholds) {
  CLI::App& command = *app.add_subcommand("thresholds", "Which hands are worth which bid");
  add_study(command, thresholds.study, "6000, some of every kind");
  command
      .add_option(
          "--show", thresholds.show,
          "Part of the report: shares, holdings, rule, chart or all; csv shows one part (default: all; of csv, shares)")
      ->type_name("PART");
  command.add_option("--pages", thresholds.pages, "Also write a page (.md, .csv) for each table into FOLDER")
      ->type_name("FOLDER");
  add_common(command, thresholds.common);
  add_ruleset_changes(command, thresholds.study.changes);
  command.footer(
      "Examples:\n"
      "  nap thresholds --players 4\n"
      "  nap thresholds --players 3-5 --deck 32,52 --stakes peel,french --format json\n"
      "  nap thresholds --players 4 --book four.book --pages pages");
}

}  // namespace nap::cli
