#include <algorithm>

#include <fmt/format.h>

#include "nap/inquiry/fairness/fairness_document.hpp"
#include "nap/inquiry/words/titles.hpp"
#include "nap/report/figures.hpp"

namespace nap {

using namespace report;

namespace {

std::string heading(const FairnessStudy& study, SuitStyle style) {
  std::string text = fmt::format(
      "{}, {}: {}; {} deals bid and played\n", players_text(study.tables.front().seated.seating),
      deck_text(study.setup.deck),
      study.coverage == Coverage::EveryClass ? "every hand" : with_commas(study.hands) + " random hands",
      with_commas(study.schools.front().tally.deals()));
  if (study.prediction_error) {
    text += fmt::format(
        "Players bid by rates predicted from these hands, which are off by {} points on average; "
        "a book has the rates of every hand.\n",
        error_text(100.0 * *study.prediction_error, 1));
  }
  for (const TableStudy& table : study.tables) {
    text += named_remarks_text(table.seated.ruleset, table.seated.seating, style);
  }
  return text;
}

void add_part(Document& document, const FairnessStudy& study, FairnessPart part, SuitStyle style) {
  switch (part) {
    case FairnessPart::Seats:
      return add_seats(document, study);
    case FairnessPart::Bids:
      return add_bids(document, study, style);
    case FairnessPart::Schools:
      return add_schools(document, study);
    case FairnessPart::SchoolBids:
      return add_school_bids(document, study, style);
    case FairnessPart::Differences:
    case FairnessPart::SeatDifferences:
      return add_differences(document, study);
    case FairnessPart::Patterns:
      return add_patterns(document, study);
    case FairnessPart::Flips:
    case FairnessPart::TellingHands:
      return add_flips(document, study, style);
    case FairnessPart::Swings:
      return add_swings(document, study);
    case FairnessPart::Pools:
      return add_pools(document, study);
    case FairnessPart::PoolCurve:
      return add_pool_curve(document, study, style);
  }
}

// What the figures leave out.
std::string notes(const FairnessReport& report) {
  const bool is_played =
      std::any_of(report.studies.begin(), report.studies.end(),
                  [](const FairnessStudy& study) { return study.model == Model::SelfPlay; });
  const bool is_open =
      std::any_of(report.studies.begin(), report.studies.end(),
                  [](const FairnessStudy& study) { return study.model == Model::Committed; });
  return fmt::format(
      "Everybody calls what is worth most, passing counted as zero, and infers nothing from the calls of others. "
      "{}{}Rare: best on fewer than 1 % of hands; "
      "dead: on fewer than 0.1 %. Fair win: the win at which the hands that call the bid break even; win / fair: the "
      "printed win divided by it; against three: that of the bid divided by that of three. Between seats: the best "
      "seat's mean less the worst one's. Means are stakes per deal, ± 95 %.\n",
      is_played ? "Deals are made as often as players make them who see only their own cards. " : "",
      is_open
          ? "Where rates are committed, all hands are open after the declarer's lead; real success is mostly higher. "
          : "");
}

}  // namespace

void add_text(Document& document, const FairnessReport& report, std::span<const FairnessPart> parts,
              SuitStyle style) {
  for (const FairnessStudy& study : report.studies) {
    document.say(heading(study, style));
    for (const FairnessPart part : parts) add_part(document, study, part, style);
  }
  document.say(notes(report));
}

}  // namespace nap
