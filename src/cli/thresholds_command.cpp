#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "commands.hpp"
#include "common.hpp"
#include "failure.hpp"
#include "interrupt.hpp"
#include "nap/analysis/book.hpp"
#include "nap/cards/hand_class.hpp"
#include "numbers.hpp"
#include "progress.hpp"
#include "thresholds_writer.hpp"

namespace nap::cli {
namespace {

// In the order of their sizes, each once.
std::vector<Deck> parse_decks(const std::string& text) {
  std::set<int> sizes;
  for (const std::string& item : split_list("--deck", text)) {
    const std::size_t dash = item.find('-');
    const int first = parse_deck(item.substr(0, dash)).size();
    const int last = dash == std::string::npos ? first : parse_deck(item.substr(dash + 1)).size();
    for (const int size : Deck::kSizes) {
      if (size >= first && size <= last) sizes.insert(size);
    }
    if (first > last)
      throw ParseError(fmt::format("--deck {}: a range that runs backwards", in_quotes(item)));
  }
  std::vector<Deck> decks;
  for (const int size : sizes) decks.emplace_back(size);
  return decks;
}

// Each once. Tables are told apart by their names.
std::vector<Ruleset> parse_stakes(const std::string& text, const RulesetArguments& changes) {
  std::vector<Ruleset> rulesets;
  for (const std::string& stakes : split_list("--stakes", text)) {
    const Ruleset ruleset = load_ruleset(stakes, changes);
    const auto same = std::find_if(rulesets.begin(), rulesets.end(),
                                   [&](const Ruleset& other) { return other.name == ruleset.name; });
    if (same == rulesets.end()) {
      rulesets.push_back(ruleset);
    } else if (*same != ruleset) {
      throw ParseError(fmt::format("--stakes {}: two different tables have the name {}", in_quotes(text),
                                   in_quotes(ruleset.name)));
    }
  }
  return rulesets;
}

// What the pages of a table are called; a name may have what a file's may not.
std::string page_name(const ThresholdTable& table) {
  std::string name = fmt::format("{}-players-{}-cards-{}", table.seating.players, table.deck, table.stakes);
  std::replace(name.begin(), name.end(), '/', '-');
  return name;
}

std::vector<Part> parse_parts(const std::string& text, Format format) {
  if (text == "shares") return {Part::Shares};
  if (text == "holdings") return {Part::Holdings};
  if (text == "rule") return {Part::Rule};
  if (text != "all")
    throw ParseError(fmt::format("--show {}: shares, holdings, rule or all", in_quotes(text)));
  if (format == Format::Csv) return {Part::Shares};
  return {Part::Shares, Part::Holdings, Part::Rule};
}

// One row or more of the report: everything that one number of players with one deck and stake table needs.
struct Task {
  Ruleset ruleset;
  Seating seating;
  Setup setup;
};

class ThresholdsCommand {
 public:
  explicit ThresholdsCommand(const ThresholdsArguments& arguments)
      : arguments_(arguments),
        options_(parse_common(arguments.common)),
        parts_(parse_parts(arguments.show, options_.format)),
        tasks_(plan()),
        output_(arguments.common.out) {
    if (arguments.hands) hands_wanted_ = parse_whole("--hands", *arguments.hands, 100, 10'000'000);
    if (!arguments.pages.empty()) check_folder();
    read_books();
  }

  void run() {
    sample();
    const ThresholdReport report = study();
    write_pages(report);
    write_all(output_, [&] { output_.write(to_format(report)); });
  }

 private:
  // What does not fit together is left out, as long as something is left.
  std::vector<Task> plan() const {
    std::vector<Task> tasks;
    std::optional<ParseError> first_misfit;
    for (const Ruleset& ruleset : parse_stakes(arguments_.stakes, arguments_.changes)) {
      for (const Deck deck : parse_decks(arguments_.deck)) {
        for (const int players : parse_list("--players", arguments_.players, 2, kMaxSeats)) {
          try {
            const Seating seating = seat_players(ruleset, players, arguments_.dealer_out, deck);
            tasks.push_back({ruleset, seating, {deck, seating.active, ruleset.cards}});
          } catch (const ParseError& misfit) {
            if (!first_misfit) first_misfit = misfit;
          }
        }
      }
    }
    if (tasks.empty()) throw *first_misfit;
    return tasks;
  }

  void check_folder() const {
    std::error_code error;
    std::filesystem::create_directories(arguments_.pages, error);
    if (!error) return;
    const std::string message = fmt::format("--pages {}: {}", in_quotes(arguments_.pages), error.message());
    const bool leads_nowhere = error == std::errc::not_a_directory || error == std::errc::file_exists ||
                               error == std::errc::no_such_file_or_directory;
    if (leads_nowhere) throw ParseError(message);
    throw Failure(message);
  }

  void read_books() {
    for (const std::string& file : arguments_.books) {
      const Book book(file);
      const Setup& setup = book.key().setup;
      const bool is_wanted =
          std::any_of(tasks_.begin(), tasks_.end(), [&](const Task& task) { return task.setup == setup; });
      if (!is_wanted) {
        throw ParseError(
            fmt::format("--book {}: it is for {} active seats and {} cards, {} in a hand, which is not "
                        "asked for",
                        in_quotes(file), setup.seats, setup.deck.size(), setup.cards));
      }
      rated_.push_back(book.hands());
    }
  }

  const RatedHands* rated(const Setup& setup) const {
    const auto found = std::find_if(rated_.begin(), rated_.end(),
                                    [&](const RatedHands& hands) { return hands.setup == setup; });
    return found == rated_.end() ? nullptr : &*found;
  }

  // Deals among many seats take much longer, most of all at misere.
  std::uint64_t hands_to_sample(const Setup& setup) const {
    return hands_wanted_.value_or(setup.seats <= 5 ? 6000 : setup.seats == 6 ? 4000 : 1500);
  }

  // Every number of tricks, and what else the tables have; misere takes longest and is left out where none
  // has it.
  std::vector<Contract> contracts_for(const Setup& setup) const {
    std::vector<Contract> contracts = rated_contracts(setup.cards);
    std::erase_if(contracts, [](const Contract& contract) { return contract.is_misere(); });
    for (const Task& task : tasks_) {
      if (task.setup != setup) continue;
      for (const Bid& bid : task.ruleset.callable_bids()) {
        if (std::find(contracts.begin(), contracts.end(), bid.contract) == contracts.end()) {
          contracts.push_back(bid.contract);
        }
      }
    }
    return contracts;
  }

  void sample() {
    StopOnInterrupt stop_on_interrupt(monitor_);
    Harness harness(options_.threads, monitor_);
    const Progress progress(monitor_, "hands", options_.shows_progress);
    std::vector<Setup> missing;
    for (const Task& task : tasks_) {
      if (rated(task.setup) != nullptr ||
          std::find(missing.begin(), missing.end(), task.setup) != missing.end()) {
        continue;
      }
      missing.push_back(task.setup);
      const std::uint64_t classes = hand_classes(task.setup.deck, task.setup.cards).size();
      monitor_.planned += std::min(classes, hands_to_sample(task.setup));
    }
    for (const Setup& setup : missing) {
      std::optional<RatedHands> hands =
          sample_hands(harness, setup,
                       {hands_to_sample(setup), options_.seed, HandSample().precision, contracts_for(setup)});
      if (!hands)
        throw Interruption("interrupted: nothing was written; a book (nap book build) can be gone on with");
      rated_.push_back(*std::move(hands));
    }
  }

  ThresholdReport study() const {
    ThresholdReport report{options_.seed, {}, {}};
    std::map<std::pair<std::string, int>, std::vector<PlayersHands>> by_rule;
    for (const Task& task : tasks_) {
      const RatedHands& hands = *rated(task.setup);
      report.tables.push_back({task.seating, task.setup.deck.size(), task.ruleset.name, hands.hands.size(),
                               hands.is_whole, bid_shares(hands, task.ruleset),
                               holding_thresholds(hands, task.ruleset)});
      by_rule[{task.ruleset.name, task.setup.deck.size()}].push_back({task.seating.players, &hands});
    }
    for (const auto& [key, players] : by_rule) {
      const auto task = std::find_if(tasks_.begin(), tasks_.end(),
                                     [&](const Task& each) { return each.ruleset.name == key.first; });
      report.rules.push_back({key.second, key.first, fit_rule(players, task->ruleset)});
    }
    return report;
  }

  static const ThresholdRule& rule_of(const ThresholdReport& report, const ThresholdTable& table) {
    return *std::find_if(report.rules.begin(), report.rules.end(), [&](const ThresholdRule& rule) {
      return rule.deck == table.deck && rule.stakes == table.stakes;
    });
  }

  void write_pages(const ThresholdReport& report) const {
    if (arguments_.pages.empty()) return;
    for (const ThresholdTable& table : report.tables) {
      const std::string stem = arguments_.pages + "/" + page_name(table);
      write_file(stem + ".md", page(table, rule_of(report, table)));
      write_file(stem + ".csv", holdings_csv(table));
    }
  }

  static void write_file(const std::string& path, const std::string& text) {
    Output output(path);
    write_all(output, [&] { output.write(text); });
  }

  std::string to_format(const ThresholdReport& report) const {
    if (options_.format == Format::Json) return to_json(report);
    if (options_.format == Format::Csv) return to_csv(report, parts_.front());
    const SuitStyle style = suit_style(output_);
    std::vector<std::string> blocks;
    for (const ThresholdTable& table : report.tables) {
      for (const Part part : parts_) {
        if (part == Part::Shares) blocks.push_back(shares_text(table, style));
        if (part == Part::Holdings) blocks.push_back(holdings_text(table, style));
      }
    }
    if (parts_.back() == Part::Rule) {
      for (const ThresholdRule& rule : report.rules) blocks.push_back(rule_text(rule, style));
    }
    blocks.push_back(threshold_notes(style));
    return fmt::format("{}", fmt::join(blocks, "\n"));
  }

  const ThresholdsArguments& arguments_;
  CommonOptions options_;
  std::vector<Part> parts_;
  std::vector<Task> tasks_;
  Output output_;
  std::optional<std::uint64_t> hands_wanted_;
  std::vector<RatedHands> rated_;
  Monitor monitor_;
};

}  // namespace

void run(const ThresholdsArguments& arguments) { ThresholdsCommand(arguments).run(); }

}  // namespace nap::cli
