#include "common.hpp"

#include <cstdlib>
#include <unistd.h>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "io/numbers.hpp"
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

bool is_utf8_locale() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;  // the first that is set decides
    const std::string_view locale = value;
    return locale.find("UTF-8") != std::string_view::npos || locale.find("utf8") != std::string_view::npos;
  }
  return false;
}

Format parse_format(std::string_view text) {
  if (text == "text") return Format::Text;
  if (text == "json") return Format::Json;
  if (text == "csv") return Format::Csv;
  throw ParseError(fmt::format("--format {}: text, json or csv", in_quotes(text)));
}

}  // namespace

CommonOptions parse_common(const CommonArguments& arguments) {
  constexpr std::uint64_t kMostThreads = 256;
  CommonOptions options{};
  options.format = parse_format(arguments.format);
  options.seed = parse_whole("--seed", arguments.seed, 0, ~std::uint64_t{0});
  if (arguments.threads) {
    options.threads = static_cast<int>(parse_whole("--threads", *arguments.threads, 1, kMostThreads));
  }
  options.shows_progress = !arguments.no_progress;
  return options;
}

std::optional<std::string> record_of_arguments(const RecordKind& kind, const std::vector<std::string>& words,
                                               bool is_stream) {
  if (is_stream && !words.empty()) {
    throw ParseError(fmt::format("{}: a {} and --stdin; give one or the other", kind.command, kind.record));
  }
  if (!is_stream && words.empty()) {
    throw ParseError(fmt::format("{}: no {}; write {}", kind.command, kind.record, kind.how));
  }
  if (is_stream) return std::nullopt;
  return fmt::format("{}", fmt::join(words, " "));
}

int parse_cards(const std::string& text) {
  if (text == "5" || text == "7") return text[0] - '0';
  throw ParseError(fmt::format("--cards {}: hands have 5 or 7 cards", in_quotes(text)));
}

Ruleset load_ruleset(const std::string& name_or_path, const RulesetArguments& changes) {
  return apply_options(load_unchanged(name_or_path), parse_changes(changes));
}

SuitStyle suit_style(const Output& output) {
  const bool is_shown = output.is_standard_output() && isatty(STDOUT_FILENO) != 0 && is_utf8_locale();
  return is_shown ? SuitStyle::Symbols : SuitStyle::Letters;
}

std::string title(std::string_view bid, SuitStyle style) {
  return style == SuitStyle::Symbols ? bid_title(bid) : std::string(bid);
}

std::string csv_field(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
  std::string field = "\"";
  for (const char c : text) {
    if (c == '"') field += '"';
    field += c;
  }
  return field + '"';
}

std::string plain_number(double number) {
  return fmt::format("{:.9g}", number == 0.0 ? 0.0 : number);  // no "-0"
}

}  // namespace nap::cli
