#include <algorithm>

#include <fmt/format.h>

#include "fairness/fairness_parties.hpp"
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

// One person's mean says nothing if that person bids like the rest, so it is shown only for Variety::Temper.
void add_means(Table& table, const std::string& what, const PartyStudy& party, const EveningSums& sums) {
  const Seating& seating = party.terms.seating;
  std::string words = what;
  std::replace(words.begin(), words.end(), '_', ' ');
  table.add_row({words, mean_text(sums.per_deal(&Measures::declarer)),
                 mean_text(sums.per_deal(of_seat(Seating::eldest()))),
                 mean_text(sums.per_deal(of_seat(seating.dealer()))),
                 party.variety == Variety::Temper ? mean_text(sums.per_deal(of_person(0))) : ""});
}

}  // namespace

void add_parties(Document& document, const FairnessStudy& study) {
  Table table = means_table("party");
  for (const PartyStudy& party : study.parties) {
    add_means(table, party_name(study, party), party, party.tally.sums);
  }
  document.show(std::move(table));
}

void add_differences(Document& document, const FairnessStudy& study) {
  Table table = means_table("what changes");
  for (const PartyComparison& comparison : study.comparisons) {
    const PartyStudy& base = study[comparison.parties.base];
    const PartyStudy& changed = study[comparison.parties.changed];
    const std::string name =
        changed.variety == Variety::Printed
            ? fmt::format("{} -> {}", party_name(study, base), party_name(study, changed))
            : party_name(study, changed);
    add_means(table, name, changed, comparison.difference);
  }
  document.say(
      "What each change of the rules, or one bold or cautious player, adds per deal, on the same deals:");
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
  for (const PartyStudy& party : printed_parties(study)) {
    const Swing swing = swing_of(party.tally, party.terms.seating);
    std::vector<std::string> row = {stakes_name(study, party), fmt::format("{:.1f}", swing.deviation)};
    for (const int quantile : swing.quantiles) row.push_back(fmt::format("{:+}", quantile));
    row.push_back(with_error(swing.ruined));
    table.add_row(std::move(row));
  }
  document.show(std::move(table));
}

}  // namespace nap
