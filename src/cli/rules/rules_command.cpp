#include "rules/rules_command.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "io/bid_names.hpp"
#include "io/files.hpp"
#include "io/records.hpp"
#include "io/suit_style.hpp"
#include "io/table.hpp"
#include "nap/rules/house_rules.hpp"
#include "nap/rules/payout.hpp"
#include "nap/rules/sources.hpp"
#include "nap/rules/stake_tables.hpp"

namespace nap::cli {
namespace {

std::string range_of(const Ruleset& ruleset) {
  const std::vector<Bid> bids = ruleset.callable_bids();
  return bids.front().id + " to " + bids.back().id;
}

std::string trump_text(Trump trump) { return trump.is_none() ? "none" : "suit led"; }

// What a source prints otherwise, and the option that plays it so where there is one.
std::string alternative_text(const Bid& bid, const Alternative& other) {
  std::vector<std::string> changes;
  std::vector<std::string> options;
  if (other.win || other.lose) {
    const int win = other.win.value_or(bid.win);
    const int lose = other.lose.value_or(bid.lose);
    changes.push_back(fmt::format("wins {}, loses {}", win, lose));
    if (win + lose > 0) options.push_back(fmt::format("--stake {}={}/{}", bid.id, win, lose));
  }
  if (other.trump) {
    changes.push_back("trump: " + trump_text(*other.trump));
    if (bid.contract.is_misere()) {
      options.push_back(fmt::format("--misere-trump {}", other.trump->is_none() ? "none" : "lead"));
    }
  }
  if (!other.rank.empty()) {
    changes.push_back("ranks " + other.rank);
    std::string rank = other.rank;
    std::replace(rank.begin(), rank.end(), ' ', '-');
    if (bid.contract.is_misere()) options.push_back("--misere-rank " + rank);
  }
  if (!other.forced_lead.empty()) changes.push_back("forced lead " + other.forced_lead);
  if (changes.empty()) return "";
  return fmt::format("  {}: {} ({}): {}\n", bid.id, fmt::join(changes, ", "), other.source,
                     options.empty() ? "not yet an option" : fmt::format("{}", fmt::join(options, " ")));
}

std::string all_pass_text(AllPass all_pass) {
  switch (all_pass) {
    case AllPass::Void:
      return "the deal is void";
    case AllPass::EldestPlaysOne:
      return "the first to call must stand for one";
    case AllPass::DealerPlaysOne:
      return "the dealer must stand for one";
    case AllPass::DoubleHeader:
      break;
  }
  return "the deal is void and the next one is for double stakes";
}

std::string to_text(const Ruleset& ruleset, SuitStyle style) {
  Table table({{"rank", Align::Right},
               {"bid", Align::Left},
               {"tricks", Align::Right},
               {"trump", Align::Left},
               {"win", Align::Right},
               {"lose", Align::Right},
               {"break-even", Align::Right},
               {"precondition", Align::Left},
               {"source", Align::Left}});
  const std::vector<Bid> callable = ruleset.callable_bids();
  std::string alternatives;
  int rank = 0;
  for (const Bid& bid : ruleset.bids) {
    const bool is_callable = std::find(callable.begin(), callable.end(), bid) != callable.end();
    const std::string precondition = bid.needs_earlier_bid() ? title(bid.after, style) + " called"
                                     : is_callable           ? ""
                                                             : "lower minimum (--min-bid " + bid.id + ")";
    table.add_row({std::to_string(++rank), title(bid.id, style), std::to_string(bid.contract.tricks),
                   trump_text(bid.contract.trump), std::to_string(bid.win), std::to_string(bid.lose),
                   fmt::format("{:.1f} %", 100.0 * break_even(bid)), precondition, bid.source});
    for (const Alternative& other : bid.alternatives) alternatives += alternative_text(bid, other);
  }
  std::string text = fmt::format("{}: {} cards a hand; stakes are from or to each payer\n\n{}\n",
                                 ruleset.name, ruleset.cards, table.to_text());
  text += fmt::format("If everybody passes, {}.\n", all_pass_text(ruleset.all_pass));
  if (!ruleset.dealer_out.empty()) {
    text += fmt::format("With {} players the dealer takes no cards but pays and is paid.\n",
                        fmt::join(ruleset.dealer_out, " or "));
  }
  if (!alternatives.empty()) text += "\nAlso printed:\n" + alternatives;
  const std::vector<RulesSource> sources = sources_of(ruleset);
  if (!sources.empty()) text += "\nSources:\n";
  for (const RulesSource& source : sources) text += fmt::format("  {:5} {}\n", source.key, source.title);
  return text;
}

std::string to_csv(const Ruleset& ruleset) {
  std::string text = "rank,bid,tricks,trump,win,lose,break_even,precondition,source\n";
  int rank = 0;
  for (const Bid& bid : ruleset.bids) {
    text += fmt::format("{},{},{},{},{},{},{},{},{}\n", ++rank, bid.id, bid.contract.tricks,
                        bid.contract.trump.is_none() ? "none" : "lead", bid.win, bid.lose,
                        plain_number(break_even(bid)), bid.after, csv_field(bid.source));
  }
  return text;
}

std::string list_as(Format format) {
  Table table({{"name", Align::Left}, {"cards", Align::Right}, {"bids", Align::Left}});
  std::string csv = "name,cards,lowest,highest\n";
  std::string json;
  for (const std::string& name : stake_table_names()) {
    const Ruleset ruleset = *find_stake_table(name);
    const std::vector<Bid> bids = ruleset.callable_bids();
    table.add_row({name, std::to_string(ruleset.cards), range_of(ruleset)});
    csv += fmt::format("{},{},{},{}\n", name, ruleset.cards, bids.front().id, bids.back().id);
    json += fmt::format(R"({}{{"name":"{}","cards":{},"lowest":"{}","highest":"{}"}})",
                        json.empty() ? "" : ",", name, ruleset.cards, bids.front().id, bids.back().id);
  }
  if (format == Format::Csv) return csv;
  return format == Format::Text ? table.to_text()
                                : R"({"schema":"nap.rules-list/1","tables":[)" + json + "]}\n";
}

}  // namespace

void run(const RulesListArguments& arguments) {
  const Format format = parse_common(arguments.common).format;
  Output output(arguments.common.out);
  output.write(list_as(format));
  output.commit();
}

void run(const RulesShowArguments& arguments) {
  const Format format = parse_common(arguments.common).format;
  const Ruleset ruleset = load_ruleset(arguments.name, arguments.changes);
  Output output(arguments.common.out);
  switch (format) {
    case Format::Text:
      output.write(to_text(ruleset, suit_style(output)));
      break;
    case Format::Json:
      output.write(to_json(ruleset));
      break;
    case Format::Csv:
      output.write(to_csv(ruleset));
      break;
  }
  output.commit();
}

}  // namespace nap::cli
