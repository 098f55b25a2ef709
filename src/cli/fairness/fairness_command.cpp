#include "fairness/fairness_command.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "io/failure.hpp"
#include "nap/inquiry/fairness/fairness_document.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "session/session.hpp"
#include "study/study_hands.hpp"
#include "study/study_input.hpp"

namespace nap::cli {
namespace {

std::vector<FairnessPart> parse_parts(const std::string& text, report::Format format) {
  std::vector<std::string_view> names;
  for (const Word<FairnessPart>& part : kFairnessParts) {
    if (part.word == text) return {part.value};
    names.push_back(part.word);
  }
  if (text != "all")
    throw ParseError(fmt::format("--show {}: {} or all", in_quotes(text), fmt::join(names, ", ")));
  if (format == report::Format::Csv) return {FairnessPart::Bids};
  return {FairnessPart::Seats, FairnessPart::Bids, FairnessPart::Differences, FairnessPart::Flips,
          FairnessPart::Swings};
}

// The tables with the same number of people, setup and deck. They play the same deals.
struct Group {
  int players;
  Setup setup;
  std::vector<SeatedTable> tables;
};

std::vector<Group> group_tasks(const std::vector<StudyTask>& tasks) {
  std::vector<Group> groups;
  for (const StudyTask& task : tasks) {
    auto group = std::find_if(groups.begin(), groups.end(), [&](const Group& each) {
      return each.players == task.seating.players && each.setup == task.setup;
    });
    if (group == groups.end()) {
      group = groups.insert(groups.end(), {task.seating.players, task.setup, {}});
    }
    group->tables.push_back({task.ruleset, task.seating});
  }
  return groups;
}

class FairnessCommand {
 public:
  explicit FairnessCommand(const FairnessArguments& arguments)
      : parts_(parse_parts(arguments.show, parse_common(arguments.common).format)),
        shift_(parse_decimal("--shift", arguments.shift, 0.001, 0.5)),
        input_(read_study(arguments.study)),
        groups_(group_tasks(input_.tasks)),
        session_(arguments.common, input_.files) {
    constexpr std::uint64_t kMostDeals = 1'000'000'000;
    constexpr std::uint64_t kFewestDeals = 2 * kDealsInEvening;  // one evening has no error
    if (arguments.deals) deals_ = parse_whole("--deals", *arguments.deals, kFewestDeals, kMostDeals);
    hands_.emplace(arguments.study, input_.tasks, session_.options().seed);
    for (const Group& group : groups_) check_stakes(group);
  }

  void run() {
    const FairnessReport report = session_.with_progress("steps", [this] { return study(); });
    session_.finish(fairness_document(report, parts_, session_.cards().suits, session_.options().format));
  }

 private:
  // The squares of what people win in an evening are added up in 63 bits.
  void check_stakes(const Group& group) const {
    for (const SeatedTable& table : group.tables) {
      for (const Bid& bid : table.ruleset.callable_bids()) {
        const double evening = 2.0 * kDealsInEvening * table.seating.payers * std::max(bid.win, bid.lose);
        if (evening * evening * static_cast<double>(plan_of(group).deals) / kDealsInEvening < 9e18) continue;
        throw ParseError(
            fmt::format("stakes of {} of {}: too high for {} deals; lower the stakes or the number of deals",
                        in_quotes(bid.id), in_quotes(table.ruleset.name()), plan_of(group).deals));
      }
    }
  }

  // Without a book each declarer's lead must be found first, which takes long with many seats.
  FairnessPlan plan_of(const Group& group) const {
    // By number of seats, from two on.
    constexpr std::array<std::uint64_t, 6> kWithoutBook = {1'000'000, 1'000'000, 400'000,
                                                           150'000,   30'000,    10'000};
    constexpr std::array<std::uint64_t, 6> kSevenCards = {300'000, 60'000, 15'000, 3'000, 600, 300};
    const auto place = static_cast<std::size_t>(group.setup.seats - 2);
    const std::uint64_t without = group.setup.cards == 7 ? kSevenCards[place] : kWithoutBook[place];
    const std::uint64_t usual = hands_->has_book(group.setup) ? kWithoutBook.front() : without;
    return {session_.options().seed, deals_.value_or(usual), shift_};
  }

  FairnessReport study() {
    std::atomic<std::uint64_t>& planned = session_.monitor().planned;
    planned = hands_->planned();
    for (const Group& group : groups_) planned += fairness_steps(plan_of(group));
    hands_->sample(session_.harness());
    FairnessReport report{session_.options().seed, shift_, {}};
    for (const Group& group : groups_) {
      std::optional<FairnessStudy> study =
          study_fairness(session_.harness(), hands_->of(group.setup), group.tables, plan_of(group));
      if (!study) throw Interruption("interrupted: nothing was written");
      report.studies.push_back(*std::move(study));
    }
    return report;
  }

  std::vector<FairnessPart> parts_;
  double shift_;
  StudyInput input_;
  std::vector<Group> groups_;
  Session session_;
  std::optional<std::uint64_t> deals_;
  std::optional<StudyHands> hands_;
};

}  // namespace

void run(const FairnessArguments& arguments) { FairnessCommand(arguments).run(); }

}  // namespace nap::cli
