#include "options.hpp"

namespace nap::cli {

void add_common(CLI::App& command, CommonArguments& common) {
  const std::string group = "Common";
  command.add_option("--format", common.format, "text, json or csv")->capture_default_str()->group(group);
  command.add_option("--out", common.out, "Write to FILE instead of standard output")
      ->type_name("FILE")
      ->group(group);
  command.add_option("--seed", common.seed, "Seed of the random deals; the same seed gives the same figures")
      ->capture_default_str()
      ->type_name("N")
      ->group(group);
  command
      .add_option("--threads", common.threads,
                  "Threads; the figures do not depend on them (default: all cores)")
      ->type_name("N")
      ->group(group);
  command.add_flag("--no-progress", common.no_progress, "No progress line on the terminal")->group(group);
  command.set_version_flag("--version", kVersion)->group(group);
}

void add_ruleset_changes(CLI::App& command, RulesetArguments& changes) {
  const std::string group = "Rules on which tables differ";
  command.add_option("--min-bid", changes.min_bid, "Lowest bid allowed, such as one, two or three")
      ->type_name("BID")
      ->group(group);
  command.add_option("--misere-trump", changes.misere_trump, "lead (the suit led is trump) or none")
      ->type_name("TRUMP")
      ->group(group);
  command.add_option("--misere-rank", changes.misere_rank, "below-three, above-three, top or off")
      ->type_name("RANK")
      ->group(group);
  command.add_option("--nap-loss", changes.nap_loss, "Stakes that a failed Nap pays each: 5 or 10")
      ->type_name("N")
      ->group(group);
  command
      .add_option("--stake", changes.stakes,
                  "Another stake for a bid: misere=3/6, wellington=10/10 (repeatable)")
      ->type_name("BID=WIN/LOSE")
      ->allow_extra_args(false)
      ->group(group);
}

void add_all_pass(CLI::App& command, RulesetArguments& changes) {
  command
      .add_option("--all-pass", changes.all_pass,
                  "When all pass: void, eldest_plays_one, dealer_plays_one or double_header")
      ->type_name("RULE")
      ->group("Rules on which tables differ");
}

void add_dealer_out(CLI::App& command, std::optional<bool>& dealer_out) {
  CLI::Option* out = command.add_flag_callback(
      "--dealer-out", [&dealer_out] { dealer_out = true; },
      "The dealer takes no cards but pays and is paid (default: as the table says, for six players)");
  command
      .add_flag_callback(
          "--no-dealer-out", [&dealer_out] { dealer_out = false; }, "The dealer takes cards")
      ->excludes(out);
}

}  // namespace nap::cli
