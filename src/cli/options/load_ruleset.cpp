#include "options/load_ruleset.hpp"

#include <unistd.h>

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

Ruleset load_ruleset(const std::string& name_or_path, const RulesetArguments& changes) {
  return apply_options(load_unchanged(name_or_path), parse_changes(changes));
}

std::optional<std::string> ruleset_file(const std::string& name_or_path) {
  if (find_stake_table(name_or_path)) return std::nullopt;
  return name_or_path;
}

}  // namespace nap::cli
