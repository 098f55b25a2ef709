#include <algorithm>
#include <cmath>
#include <limits>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "fairness/fairness_schools.hpp"
#include "nap/analysis/fairness/swing.hpp"
#include "nap/inquiry/fairness/fairness_document.hpp"
#include "nap/report/figures.hpp"
#include "nap/report/table.hpp"

namespace nap {

using namespace report;

namespace {

Estimate mean_of(const SchoolStudy& school, const Measure& measure) {
  return school.tally.sums.per_deal(measure);
}

Estimate declarers_mean(const SchoolStudy& school) { return mean_of(school, &Measures::declarer); }

// The spread is a difference of two means, so its error is that of both.
Estimate spread(const SchoolStudy& school) {
  const double half = mean_of(school, of_seat(Seating::eldest())).half_width() * std::sqrt(2.0);
  return {seat_spread(school), seat_spread(school) - half, seat_spread(school) + half};
}

Estimate evening_deviation(const SchoolStudy& school) {
  const double deviation = swing_of(school.tally, school.terms.seating).deviation;
  // Each evening counts as one person's: the people of one evening are not independent.
  const double half =
      normal_point() * deviation / std::sqrt(2.0 * static_cast<double>(school.tally.sums.evenings()));
  return {deviation, deviation - half, deviation + half};
}

// The table with the least figure, or those among which chance may decide: "open (peel or french)".
std::string least(const FairnessStudy& study, Estimate (*figure)(const SchoolStudy&)) {
  double highest = std::numeric_limits<double>::infinity();
  for (const SchoolStudy& school : printed_schools(study)) highest = std::min(highest, figure(school).high);
  std::vector<std::string> names;
  for (const SchoolStudy& school : printed_schools(study)) {
    if (figure(school).low <= highest) names.push_back(stakes_name(study, school));
  }
  return names.size() == 1 ? names.front() : fmt::format("open ({})", fmt::join(names, " or "));
}

std::string summary(const FairnessStudy& study) {
  std::vector<std::string> declarers;
  std::vector<std::string> dealers;
  const Seating& seating = study.tables.front().seated.seating;
  for (const SchoolStudy& school : printed_schools(study)) {
    const std::string name = stakes_name(study, school);
    declarers.push_back(fmt::format("{} {}", name, signed_stakes(declarers_mean(school).value)));
    dealers.push_back(
        fmt::format("{} {}", name, signed_stakes(mean_of(school, of_seat(seating.dealer())).value)));
  }
  std::string text = fmt::format(
      "Stakes won by the declarer per deal: {}.\nStakes won by the dealer, who {}: {}.\n",
      fmt::join(declarers, ", "), seating.active < seating.players ? "has no cards but pays" : "calls last",
      fmt::join(dealers, ", "));
  if (study.tables.size() > 1) {
    text += fmt::format(
        "Least for the declarer: {}. Smallest difference between seats: {}. Smallest swing in an evening: "
        "{}.\n",
        least(study, declarers_mean), least(study, spread), least(study, evening_deviation));
  }
  return text;
}

Table overview(const FairnessStudy& study) {
  Table table({{"stakes", Align::Prose},
               {"declarer", Align::Right},
               {"each defender", Align::Right},
               {"declarers, per evening", Align::Right},
               {"between seats", Align::Right},
               {"all pass", Align::Right}});
  for (const SchoolStudy& school : printed_schools(study)) {
    const double passed = static_cast<double>(school.tally.all_passed + school.tally.forced.deals) /
                          static_cast<double>(school.tally.deals());
    table.add_row({stakes_name(study, school), mean_text(declarers_mean(school)),
                   mean_text(of_each_defender(mean_of(school, &Measures::defenders), school.terms.seating)),
                   signed_number(kDealsInEvening * declarers_mean(school).value, 0),
                   fmt::format("{:.2f}", seat_spread(school)), percent(passed)});
  }
  return table;
}

std::string seat_name(Seat seat, int players) {
  if (seat == Seating::eldest()) return "calls first";
  return seat.number() + 1 == players ? "dealer" : fmt::format("seat {}", seat.number() + 1);
}

Table seat_table(const FairnessStudy& study) {
  const int players = study.tables.front().seated.seating.players;
  std::vector<Table::Column> columns = {{"mean (declares)", Align::Prose}};
  for (const SchoolStudy& school : printed_schools(study)) {
    columns.push_back({stakes_name(study, school), Align::Right});
  }
  Table table(std::move(columns));
  for (const Seat seat : all_seats(players)) {
    std::vector<std::string> row = {seat_name(seat, players)};
    for (const SchoolStudy& school : printed_schools(study)) {
      const double declares = static_cast<double>(school.tally.declares[seat.index()]) /
                              static_cast<double>(school.tally.deals());
      row.push_back(
          fmt::format("{} {}", mean_text(mean_of(school, of_seat(seat))), in_brackets(declares, "never")));
    }
    table.add_row(std::move(row));
  }
  return table;
}

}  // namespace

void add_seats(Document& document, const FairnessStudy& study) {
  document.say(summary(study));
  document.show(overview(study));
  document.show(seat_table(study));
}

}  // namespace nap
