#include "options/ruleset_options.hpp"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "io/files.hpp"
#include "nap/rules/house/house_rules.hpp"
#include "nap/rules/ruleset_options.hpp"
#include "nap/rules/stake_tables.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap::cli {
namespace {

const std::string kGroup = "Rules on which tables differ";

Trump parse_misere_trump(const std::string& text) {
  if (text == "lead") return Trump::first_lead();
  if (text == "none") return Trump::none();
  throw ParseError(fmt::format("--misere-trump {}: lead (the suit led is trump) or none", in_quotes(text)));
}

RulesetOptions parse_changes(const RulesetArguments& changes) {
  RulesetOptions options;
  options.min_bid = changes.min_bid;
  if (changes.misere_trump) options.misere_trump = parse_misere_trump(*changes.misere_trump);
  if (changes.misere_rank) options.misere_rank = parse_misere_rank(*changes.misere_rank);
  if (changes.nap_loss) {
    if (*changes.nap_loss != "5" && *changes.nap_loss != "10") {
      throw ParseError(fmt::format("--nap-loss {}: 5 or 10", in_quotes(*changes.nap_loss)));
    }
    options.nap_loss = *changes.nap_loss == "5" ? 5 : 10;
  }
  if (changes.all_pass) options.all_pass = parse_all_pass(*changes.all_pass);
  for (const std::string& change : changes.stakes) options.stakes.push_back(parse_stake_change(change));
  return options;
}

// What cannot be the name of a table must be the path of a file.
bool looks_like_path(const std::string& text) { return text.find_first_of("./\\") != std::string::npos; }

Ruleset load_unchanged(const std::string& name_or_path) {
  if (std::optional<Ruleset> table = find_stake_table(name_or_path)) return *std::move(table);
  if (!looks_like_path(name_or_path) && access(name_or_path.c_str(), F_OK) != 0) {
    throw ParseError(fmt::format("stakes {}: no such table or file; tables are {}", in_quotes(name_or_path),
                                 fmt::join(stake_table_names(), ", ")));
  }
  return parse_ruleset(read_file(name_or_path), name_or_path);
}

}  // namespace

void add_ruleset_changes(CLI::App& command, RulesetArguments& changes) {
  command.add_option("--min-bid", changes.min_bid, "Lowest bid allowed, such as one, two or three")
      ->type_name("BID")
      ->group(kGroup);
  command.add_option("--misere-trump", changes.misere_trump, "lead (the suit led is trump) or none")
      ->type_name("TRUMP")
      ->group(kGroup);
  command.add_option("--misere-rank", changes.misere_rank, "below-three, above-three, top or off")
      ->type_name("RANK")
      ->group(kGroup);
  command.add_option("--nap-loss", changes.nap_loss, "Stakes that a failed Nap pays to each payer: 5 or 10")
      ->type_name("N")
      ->group(kGroup);
  command
      .add_option("--stake", changes.stakes,
                  "Another stake for a bid: misere=3/6, wellington=10/10 (repeatable)")
      ->type_name("BID=WIN/LOSE")
      ->allow_extra_args(false)
      ->group(kGroup);
}

void add_all_pass(CLI::App& command, RulesetArguments& changes) {
  command
      .add_option(
          "--all-pass", changes.all_pass,
          "What happens when everybody passes: void, eldest_plays_one, dealer_plays_one or double_header")
      ->type_name("RULE")
      ->group(kGroup);
}

Ruleset load_ruleset(const std::string& name_or_path, const RulesetArguments& changes) {
  return apply_options(load_unchanged(name_or_path), parse_changes(changes));
}

}  // namespace nap::cli
