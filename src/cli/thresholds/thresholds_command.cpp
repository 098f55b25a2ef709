#include "thresholds/thresholds_command.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "io/failure.hpp"
#include "nap/analysis/thresholds/sides_anew.hpp"
#include "nap/inquiry/thresholds/thresholds_document.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "session/session.hpp"
#include "study/study_hands.hpp"
#include "study/study_input.hpp"

namespace nap::cli {
namespace {

// The name of a table's pages. A table's name may have characters that a file's name may not.
std::string page_name(int players, Deck deck, const std::string& stakes) {
  std::string name = fmt::format("{}-players-{}-cards-{}", players, deck.size(), stakes);
  std::replace(name.begin(), name.end(), '/', '-');
  return name;
}

Interruption nothing_written() { return Interruption("interrupted: nothing was written"); }

class ThresholdsCommand {
 public:
  explicit ThresholdsCommand(const ThresholdsArguments& arguments)
      : arguments_(arguments),
        input_(read_study(arguments.study)),
        session_(arguments.common, input_.files),
        parts_(threshold_parts(arguments.show, session_.options().format)),
        hands_(arguments.study, input_.tasks, session_.options().seed, Sampling::Patterns) {
    if (!arguments.pages.empty()) check_pages();
  }

  void run() {
    session_.with_progress("hands", [this] {
      session_.monitor().planned = hands_.planned();
      hands_.sample(session_.harness());
    });
    const ThresholdReport report = session_.with_progress("deals", [this] {
      session_.monitor().done = 0;
      session_.monitor().planned = 0;
      return study();
    });
    if (is_interrupted()) throw nothing_written();
    write_pages(report);
    session_.finish(thresholds_document(report, parts_, session_.cards().suits));
  }

 private:
  // Before hours of work, checks that the folder can be made and that no page replaces a file that is read or
  // written as well.
  void check_pages() const {
    check_folder();
    std::vector<std::string> others = input_.files;
    if (!arguments_.common.out.empty()) others.push_back(arguments_.common.out);
    for (const StudyTask& task : input_.tasks) {
      const std::string stem =
          arguments_.pages + "/" + page_name(task.seating.players, task.setup.deck, task.ruleset.name());
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

  ThresholdReport study() {
    ThresholdReport report{session_.options().seed, {}};
    for (const StudyTask& task : input_.tasks) {
      const RatedHands& hands = hands_.of(task.setup);
      report.tables.push_back({task.seating, task.setup.deck, task.ruleset, hands.list.size(), hands.coverage,
                               hands.model, hands.method, bid_shares(hands, task.ruleset),
                               holdings(hands, task.ruleset), bid_chart(hands, task.ruleset),
                               fit_rule(hands, task.ruleset, check_of(hands, task.ruleset))});
    }
    return report;
  }

  // The thresholds, with the rates of fresh deals if they are shown.
  std::vector<BidHoldings> holdings(const RatedHands& hands, const Ruleset& ruleset) {
    std::vector<BidHoldings> thresholds = holding_thresholds(hands, ruleset);
    if (shows(ThresholdPart::Holdings) && !rate_sides_anew(meter_of(hands), thresholds)) {
      throw nothing_written();
    }
    return thresholds;
  }

  bool shows(ThresholdPart part) const {
    return !arguments_.pages.empty() || session_.options().format == report::Format::Json ||
           std::find(parts_.begin(), parts_.end(), part) != parts_.end();
  }

  SideMeter& meter_of(const RatedHands& hands) {
    return meters_.try_emplace(&hands, session_.harness(), hands).first->second;
  }

  // Entries of lists are rated on fresh deals if they are shown.
  EntryCheck check_of(const RatedHands& hands, const Ruleset& ruleset) {
    if (!shows(ThresholdPart::Rule)) return any_entry;
    return [&](const Bid& bid, const ListedHand& entry) {
      const std::optional<bool> wins = meter_of(hands).wins_most(entry, bid, ruleset);
      if (!wins) throw nothing_written();
      return *wins;
    };
  }

  void write_pages(const ThresholdReport& report) const {
    if (arguments_.pages.empty()) return;
    for (const ThresholdTable& table : report.tables) {
      const std::string stem =
          arguments_.pages + "/" + page_name(table.seating.players, table.deck, table.ruleset.name());
      write_file(stem + ".md", threshold_page(table));
      write_file(stem + ".csv", report::DocumentWriter(report::Format::Csv).write(holdings_document(table)));
    }
  }

  static void write_file(const std::string& path, const std::string& text) {
    Output output(path);
    write_all(output, [&] { output.write(text); });
  }

  const ThresholdsArguments& arguments_;
  StudyInput input_;
  Session session_;
  std::vector<ThresholdPart> parts_;
  StudyHands hands_;
  std::map<const RatedHands*, SideMeter> meters_;  // tables with the same hands share one
};

}  // namespace

void run(const ThresholdsArguments& arguments) { ThresholdsCommand(arguments).run(); }

}  // namespace nap::cli
