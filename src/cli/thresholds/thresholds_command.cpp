#include "thresholds/thresholds_command.hpp"

#include <algorithm>
#include <filesystem>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "io/failure.hpp"
#include "io/files.hpp"
#include "io/interrupt.hpp"
#include "io/progress.hpp"
#include "io/terminal.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "study/study_hands.hpp"
#include "thresholds/thresholds_writer.hpp"

namespace nap::cli {
namespace {

// What the pages of a table are called; a name may have what a file's may not.
std::string page_name(int players, int deck, const std::string& stakes) {
  std::string name = fmt::format("{}-players-{}-cards-{}", players, deck, stakes);
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

class ThresholdsCommand {
 public:
  explicit ThresholdsCommand(const ThresholdsArguments& arguments)
      : arguments_(arguments),
        options_(parse_common(arguments.common)),
        parts_(parse_parts(arguments.show, options_.format)),
        tasks_(plan_study(arguments.study)),
        output_(arguments.common.out, study_files(arguments.study), options_.coloring),
        hands_(arguments.study, tasks_, options_.seed) {
    if (!arguments.pages.empty()) check_pages();
  }

  void run() {
    sample();
    const ThresholdReport report = study();
    write_pages(report);
    write_all(output_, [&] { output_.write(to_format(report)); });
  }

 private:
  // Before hours of work: the folder can be made, and no page takes the place of what is read or written
  // beside it.
  void check_pages() const {
    check_folder();
    std::vector<std::string> others = study_files(arguments_.study);
    if (!arguments_.common.out.empty()) others.push_back(arguments_.common.out);
    for (const StudyTask& task : tasks_) {
      const std::string stem =
          arguments_.pages + "/" + page_name(task.seating.players, task.setup.deck.size(), task.ruleset.name);
      const Output page(stem + ".md", others);
      const Output holdings(stem + ".csv", others);
    }
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

  void sample() {
    StopOnInterrupt stop_on_interrupt(monitor_);
    Harness harness(options_.threads, monitor_);
    std::optional<Progress> progress;
    if (options_.shows_progress) progress.emplace(monitor_, "hands");
    monitor_.planned = hands_.planned();
    hands_.sample(harness);
  }

  ThresholdReport study() const {
    ThresholdReport report{options_.seed, {}, {}};
    std::map<std::pair<std::string, int>, std::vector<PlayersHands>> by_rule;
    for (const StudyTask& task : tasks_) {
      const RatedHands& hands = hands_.of(task.setup);
      report.tables.push_back({task.seating, task.setup.deck.size(), task.ruleset, hands.list.size(),
                               hands.coverage, hands.model, bid_shares(hands, task.ruleset),
                               holding_thresholds(hands, task.ruleset)});
      by_rule[{task.ruleset.name, task.setup.deck.size()}].push_back({task.seating.players, &hands});
    }
    for (const auto& [key, players] : by_rule) {
      const auto task = std::find_if(tasks_.begin(), tasks_.end(),
                                     [&](const StudyTask& each) { return each.ruleset.name == key.first; });
      report.rules.push_back({key.second, task->ruleset, fit_rule(players, task->ruleset)});
    }
    return report;
  }

  static const ThresholdRule& rule_of(const ThresholdReport& report, const ThresholdTable& table) {
    return *std::find_if(report.rules.begin(), report.rules.end(), [&](const ThresholdRule& rule) {
      return rule.deck == table.deck && rule.ruleset.name == table.ruleset.name;
    });
  }

  void write_pages(const ThresholdReport& report) const {
    if (arguments_.pages.empty()) return;
    for (const ThresholdTable& table : report.tables) {
      const std::string stem =
          arguments_.pages + "/" + page_name(table.seating.players, table.deck, table.ruleset.name);
      write_file(stem + ".md", page(table, rule_of(report, table)));
      write_file(stem + ".csv", holdings_csv(table));
    }
  }

  static void write_file(const std::string& path, const std::string& text) {
    Output output(path);
    write_all(output, [&] { output.write(text); });
  }

  std::string to_format(const ThresholdReport& report) const {
    return write_in(
        options_.format, [&] { return to_text(report); }, [&] { return to_json(report); },
        [&] { return to_csv(report, parts_.front()); });
  }

  static std::vector<Model> models_of(const ThresholdReport& report) {
    std::vector<Model> models;
    for (const ThresholdTable& table : report.tables) {
      if (std::find(models.begin(), models.end(), table.model) == models.end()) models.push_back(table.model);
    }
    return models;
  }

  bool has(Part part) const { return std::find(parts_.begin(), parts_.end(), part) != parts_.end(); }

  std::string to_text(const ThresholdReport& report) const {
    const SuitStyle style = suit_style(output_);
    std::vector<std::string> blocks;
    for (const ThresholdTable& table : report.tables) {
      if (has(Part::Shares)) blocks.push_back(shares_text(table, style));
    }
    for (const ThresholdRule& rule : report.rules) {
      if (has(Part::Rule)) blocks.push_back(rule_text(rule, style));
    }
    for (const ThresholdTable& table : report.tables) {
      if (has(Part::Holdings)) blocks.push_back(holdings_text(table, style));
    }
    blocks.push_back(threshold_notes(models_of(report), style));
    return fmt::format("{}", fmt::join(blocks, "\n"));
  }

  const ThresholdsArguments& arguments_;
  CommonOptions options_;
  std::vector<Part> parts_;
  std::vector<StudyTask> tasks_;
  Output output_;
  StudyHands hands_;
  Monitor monitor_;
};

}  // namespace

void run(const ThresholdsArguments& arguments) { ThresholdsCommand(arguments).run(); }

}  // namespace nap::cli
