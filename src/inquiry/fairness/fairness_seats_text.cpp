#include <algorithm>
#include <cmath>
#include <limits>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "fairness/fairness_parties.hpp"
#include "nap/analysis/fairness/swing.hpp"
#include "nap/inquiry/fairness/fairness_document.hpp"
#include "nap/report/figures.hpp"
#include "nap/report/table.hpp"

namespace nap {

using namespace report;

namespace {

Estimate mean_of(const PartyStudy& party, const Measure& measure) {
  return party.tally.sums.per_deal(measure);
}

Estimate declarers_mean(const PartyStudy& party) { return mean_of(party, &Measures::declarer); }

// The spread is a difference of two means, so its error is that of both.
Estimate spread(const PartyStudy& party) {
  const double half = mean_of(party, of_seat(Seating::eldest())).half_width() * std::sqrt(2.0);
  return {seat_spread(party), seat_spread(party) - half, seat_spread(party) + half};
}

Estimate evening_deviation(const PartyStudy& party) {
  const double deviation = swing_of(party.tally, party.terms.seating).deviation;
  // Each evening counts as one person's: the people of one evening are not independent.
  const double half =
      normal_point() * deviation / std::sqrt(2.0 * static_cast<double>(party.tally.sums.evenings()));
  return {deviation, deviation - half, deviation + half};
}

// The table with the least figure, or those among which chance may decide: "open (peel or french)".
std::string least(const FairnessStudy& study, Estimate (*figure)(const PartyStudy&)) {
  double highest = std::numeric_limits<double>::infinity();
  for (const PartyStudy& party : printed_parties(study)) highest = std::min(highest, figure(party).high);
  std::vector<std::string> names;
  for (const PartyStudy& party : printed_parties(study)) {
    if (figure(party).low <= highest) names.push_back(stakes_name(study, party));
  }
  return names.size() == 1 ? names.front() : fmt::format("open ({})", fmt::join(names, " or "));
}

std::string summary(const FairnessStudy& study) {
  std::vector<std::string> declarers;
  std::vector<std::string> dealers;
  const Seating& seating = study.tables.front().seated.seating;
  for (const PartyStudy& party : printed_parties(study)) {
    const std::string name = stakes_name(study, party);
    declarers.push_back(fmt::format("{} {}", name, signed_stakes(declarers_mean(party).value)));
    dealers.push_back(
        fmt::format("{} {}", name, signed_stakes(mean_of(party, of_seat(seating.dealer())).value)));
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
  for (const PartyStudy& party : printed_parties(study)) {
    const double passed = static_cast<double>(party.tally.all_passed + party.tally.forced.deals) /
                          static_cast<double>(party.tally.deals());
    table.add_row({stakes_name(study, party), mean_text(declarers_mean(party)),
                   mean_text(of_each_defender(mean_of(party, &Measures::defenders), party.terms.seating)),
                   signed_number(kDealsInEvening * declarers_mean(party).value, 0),
                   fmt::format("{:.2f}", seat_spread(party)), percent(passed)});
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
  for (const PartyStudy& party : printed_parties(study)) {
    columns.push_back({stakes_name(study, party), Align::Right});
  }
  Table table(std::move(columns));
  for (const Seat seat : all_seats(players)) {
    std::vector<std::string> row = {seat_name(seat, players)};
    for (const PartyStudy& party : printed_parties(study)) {
      const double declares =
          static_cast<double>(party.tally.declares[seat.index()]) / static_cast<double>(party.tally.deals());
      row.push_back(
          fmt::format("{} {}", mean_text(mean_of(party, of_seat(seat))), in_brackets(declares, "never")));
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
