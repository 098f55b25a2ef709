#include "model/model_command.hpp"

#include <algorithm>

#include "io/failure.hpp"
#include "nap/inquiry/model/model_document.hpp"
#include "nap/inquiry/study/study_tasks.hpp"
#include "nap/text/option_values.hpp"
#include "session/session.hpp"

namespace nap::cli {
namespace {

constexpr std::uint64_t kFewestHands = 2;  // with one hand there is no error to show
constexpr std::uint64_t kMostHands = 100'000;
constexpr std::uint64_t kMostDeals = 100'000;

// The bids of the usual table, one for each contract.
std::vector<Bid> bids_of(const Ruleset& ruleset) {
  std::vector<Bid> bids;
  for (const Bid& bid : ruleset.callable_bids()) {
    const bool is_listed = std::any_of(bids.begin(), bids.end(),
                                       [&](const Bid& other) { return other.contract == bid.contract; });
    if (!is_listed) bids.push_back(bid);
  }
  return bids;
}

class ModelCommand {
 public:
  explicit ModelCommand(const ModelArguments& arguments)
      : tasks_(plan_study({.players = arguments.players, .deck = arguments.deck}, {})),
        session_(arguments.common) {
    plan_.seed = session_.options().seed;
    plan_.hands = parse_whole("--hands", arguments.hands, kFewestHands, kMostHands);
    plan_.deals = parse_whole("--deals", arguments.deals, 1, kMostDeals);
  }

  void run() {
    const ModelReport report = session_.with_progress("hands", [this] { return measure(); });
    session_.finish(model_document(report, session_.cards().suits));
  }

 private:
  ModelReport measure() {
    ModelReport report{plan_, {}};
    std::vector<Setup> setups;
    for (const StudyTask& task : tasks_) {
      // If the dealer takes no cards, the table plays like one with one player fewer.
      const auto known = std::find(setups.begin(), setups.end(), task.setup);
      std::vector<ModelRow> rows = known != setups.end()
                                       ? report.tables[static_cast<std::size_t>(known - setups.begin())].rows
                                       : measure(task);
      report.tables.push_back({task.seating, task.setup.deck.size(), std::move(rows)});
      setups.push_back(task.setup);
    }
    return report;
  }

  std::vector<ModelRow> measure(const StudyTask& task) {
    const std::vector<Bid> bids = bids_of(task.ruleset);
    std::vector<Contract> contracts;
    for (const Bid& bid : bids) contracts.push_back(bid.contract);
    const std::optional<std::vector<SightRow>> found =
        measure_sight(session_.harness(), task.setup, contracts, plan_);
    if (!found) throw Interruption("interrupted: nothing was written");
    std::vector<ModelRow> rows;
    for (std::size_t i = 0; i < bids.size(); ++i) rows.push_back({bids[i].id, (*found)[i]});
    return rows;
  }

  SightPlan plan_;
  std::vector<StudyTask> tasks_;
  Session session_;
};

}  // namespace

void run(const ModelArguments& arguments) { ModelCommand(arguments).run(); }

}  // namespace nap::cli
