#include "fairness/fairness_command.hpp"

#include <optional>

#include "io/failure.hpp"
#include "session/session.hpp"
#include "study/study_hands.hpp"
#include "study/study_input.hpp"

namespace nap::cli {
namespace {

class FairnessCommand {
 public:
  explicit FairnessCommand(const FairnessArguments& arguments)
      : inquiry_(arguments.request, parse_common(arguments.common).format),
        input_(read_study(arguments.study)),
        groups_(tables_by_deals(input_.tasks)),
        session_(arguments.common, input_.files),
        hands_(arguments.study, input_.tasks, session_.options().seed, Sampling::EqualParts) {
    for (const TablesOfDeals& group : groups_) plan_of(group);  // throws where the stakes are too high
  }

  void run() {
    const FairnessReport report = session_.with_progress("steps", [this] { return study(); });
    session_.finish(
        fairness_document(report, inquiry_.parts(), session_.cards().suits, session_.options().format));
  }

 private:
  FairnessPlan plan_of(const TablesOfDeals& group) const {
    const HandsFrom from = hands_.has_book(group.setup) ? HandsFrom::Book : HandsFrom::Sample;
    return inquiry_.plan_of(group, from, session_.options().seed);
  }

  FairnessReport study() {
    std::atomic<std::uint64_t>& planned = session_.monitor().planned;
    planned = hands_.planned();
    for (const TablesOfDeals& group : groups_) planned += fairness_steps(plan_of(group));
    hands_.sample(session_.harness());
    FairnessReport report{session_.options().seed, inquiry_.shift(), {}};
    for (const TablesOfDeals& group : groups_) {
      std::optional<FairnessStudy> study =
          study_fairness(session_.harness(), hands_.of(group.setup), group.tables, plan_of(group));
      if (!study) throw Interruption("interrupted: nothing was written");
      report.studies.push_back(*std::move(study));
    }
    return report;
  }

  FairnessInquiry inquiry_;
  StudyInput input_;
  std::vector<TablesOfDeals> groups_;
  Session session_;
  StudyHands hands_;
};

}  // namespace

void run(const FairnessArguments& arguments) { FairnessCommand(arguments).run(); }

}  // namespace nap::cli
