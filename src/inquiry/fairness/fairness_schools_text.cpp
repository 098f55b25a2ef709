#include <algorithm>

#include <fmt/format.h>

#include "fairness/fairness_schools.hpp"
#include "nap/analysis/fairness/swing.hpp"
#include "nap/inquiry/fairness/fairness_document.hpp"
#include "nap/report/figures.hpp"
#include "nap/report/table.hpp"

namespace nap {

using namespace report;

namespace {

// There is no column for the defenders, who get what declarers pay. JSON and CSV have one.
Table means_table(const std::string& heading) {
  return Table({{heading, Align::Prose},
                {"declarer", Align::Right},
                {"calls first", Align::Right},
                {"dealer", Align::Right},
                {"that player", Align::Right}});
}

// One person's mean says nothing if that person bids like the rest, so it is shown only for
// Variety::Boldness.
void add_means(Table& table, const std::string& what, const SchoolStudy& school, const EveningSums& sums) {
  const Seating& seating = school.terms.seating;
  std::string words = what;
  std::replace(words.begin(), words.end(), '_', ' ');
  table.add_row({words, mean_text(sums.per_deal(&Measures::declarer)),
                 mean_text(sums.per_deal(of_seat(Seating::eldest()))),
                 mean_text(sums.per_deal(of_seat(seating.dealer()))),
                 school.variety == Variety::Boldness ? mean_text(sums.per_deal(of_person(0))) : ""});
}

}  // namespace

void add_schools(Document& document, const FairnessStudy& study) {
  Table table = means_table("school");
  for (const SchoolStudy& school : study.schools) {
    add_means(table, school_name(study, school), school, school.tally.sums);
  }
  document.show(std::move(table));
}

void add_differences(Document& document, const FairnessStudy& study) {
  Table table = means_table("what changes");
  for (const SchoolComparison& comparison : study.comparisons) {
    const SchoolStudy& base = study[comparison.schools.base];
    const SchoolStudy& changed = study[comparison.schools.changed];
    const std::string name =
        changed.variety == Variety::Printed
            ? fmt::format("{} -> {}", school_name(study, base), school_name(study, changed))
            : school_name(study, changed);
    add_means(table, name, changed, comparison.difference);
  }
  document.say(
      "What each change of the rules, or one bold or cautious player, adds per deal, on the same deals (where "
      "the deck is not shuffled, on others):");
  document.show(std::move(table));
}

void add_swings(Document& document, const FairnessStudy& study) {
  Table table({{"evenings of 60 deals", Align::Prose},
               {"deviation", Align::Right},
               {"5 % end at most", Align::Right},
               {"25 %", Align::Right},
               {"50 %", Align::Right},
               {"75 %", Align::Right},
               {"95 %", Align::Right},
               {fmt::format("a bank of {} is lost", kBank), Align::Right}});
  for (const SchoolStudy& school : printed_schools(study)) {
    const Swing swing = swing_of(school.tally, school.terms.seating);
    std::vector<std::string> row = {stakes_name(study, school), fmt::format("{:.1f}", swing.deviation)};
    for (const int quantile : swing.quantiles) row.push_back(fmt::format("{:+}", quantile));
    row.push_back(with_error(swing.ruined));
    table.add_row(std::move(row));
  }
  document.show(std::move(table));
}

}  // namespace nap
