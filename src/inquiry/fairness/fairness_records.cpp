#include "fairness/fairness_fields.hpp"
#include "fairness/fairness_schools.hpp"
#include "nap/analysis/fairness/swing.hpp"
#include "nap/inquiry/fairness/fairness_document.hpp"
#include "nap/inquiry/words/titles.hpp"
#include "nap/report/records.hpp"
#include "nap/text/words.hpp"

namespace nap {

using namespace report;

namespace {

constexpr int kBinWidth = 10;  // of the swings, in stakes

constexpr Word<Variety> kVarietyWords[] = {{"printed", Variety::Printed},  {"all_pass", Variety::AllPass},
                                           {"payment", Variety::Payment},  {"auction", Variety::Auction},
                                           {"pool", Variety::Pool},        {"shuffle", Variety::Shuffle},
                                           {"boldness", Variety::Boldness}};

Fields from_to_fields(const FairnessStudy& study, const std::string& from, const std::string& to,
                      const Seating& seating) {
  return joined({{{"from", text(from)}, {"to", text(to)}}, setup_fields(study, seating)});
}

Fields school_fields(const FairnessStudy& study, const SchoolStudy& school) {
  return table_fields(study, study[school.table].seated.ruleset, school.terms.seating);
}

void append_seats(std::vector<Fields>& rows, const FairnessStudy& study) {
  for (const SchoolStudy& school : printed_schools(study)) {
    for (const Seat seat : all_seats(school.terms.seating.players)) {
      const double declares = fraction(school.tally.declares[seat.index()], school.tally.deals());
      rows.push_back(joined({school_fields(study, school),
                             {{"seat", number(seat.number() + 1)}},
                             main_estimate("mean", school.tally.sums.per_deal(of_seat(seat))),
                             {{"declares", number(declares)}}}));
    }
  }
}

// What the declarer, each defender, the first to call and the dealer get in a deal.
Fields mean_fields(const EveningSums& sums, const Seating& seating) {
  return joined({estimate("declarer", sums.per_deal(&Measures::declarer)),
                 estimate("defender", of_each_defender(sums.per_deal(&Measures::defenders), seating)),
                 estimate("eldest", sums.per_deal(of_seat(Seating::eldest()))),
                 estimate("dealer", sums.per_deal(of_seat(seating.dealer())))});
}

Fields variety_fields(const SchoolStudy& school) {
  return {{"variety", text(word_for(school.variety, kVarietyWords))}};
}

void append_schools(std::vector<Fields>& rows, const FairnessStudy& study) {
  for (const SchoolStudy& school : study.schools) {
    const SchoolTally& tally = school.tally;
    const Swing swing = swing_of(tally, school.terms.seating);
    rows.push_back(joined(
        {school_fields(study, school),
         variety_fields(school),
         {{"what", text(school.what)},
          {"source", text(school.source)},
          {"deals", number(tally.deals())},
          {"all_passed", number(fraction(tally.all_passed, tally.deals()))},
          {"forced", number(fraction(tally.forced.deals, tally.deals()))},
          {"forced_ev", number(ev_of(tally.forced, school.terms.seating))}},
         mean_fields(tally.sums, school.terms.seating),
         {{"seat_spread", number(seat_spread(school))}, {"evening_deviation", number(swing.deviation)}},
         estimate("ruined", swing.ruined)}));
  }
}

void append_school_bids(std::vector<Fields>& rows, const FairnessStudy& study) {
  for (const SchoolStudy& school : study.schools) {
    for (std::size_t bid = 0; bid < school.bids.size(); ++bid) {
      rows.push_back(joined({school_fields(study, school),
                             variety_fields(school),
                             {{"what", text(school.what)}, {"bid", text(school.bids[bid].id)}},
                             declared_fields(school.tally.bids[bid], school)}));
    }
  }
}

void append_patterns(std::vector<Fields>& rows, const FairnessStudy& study) {
  for (const SchoolStudy& school : study.schools) {
    if (!school.tally.patterns) continue;
    const PatternSums& sums = *school.tally.patterns;
    for (const SuitPattern& pattern : sums.patterns()) {
      const auto is_it = [&](const SuitPattern& each) { return each == pattern; };
      rows.push_back(joined({school_fields(study, school),
                             {{"what", text(school.what)}, {"suits", text(to_text(pattern))}},
                             main_estimate("share", sums.share(is_it)),
                             {{"shuffled", number(shuffled_share(pattern, study.setup.deck))}}}));
    }
  }
}

Fields comparison_fields(const FairnessStudy& study, const SchoolStudy& base, const SchoolStudy& changed) {
  return from_to_fields(study, school_name(study, base), school_name(study, changed), base.terms.seating);
}

void append_differences(std::vector<Fields>& rows, const FairnessStudy& study) {
  for (const SchoolComparison& comparison : study.comparisons) {
    const SchoolStudy& base = study[comparison.schools.base];
    const SchoolStudy& changed = study[comparison.schools.changed];
    rows.push_back(joined({comparison_fields(study, base, changed), variety_fields(changed),
                           mean_fields(comparison.difference, base.terms.seating),
                           estimate("first_person", comparison.difference.per_deal(of_person(0)))}));
  }
}

// What a changed school brings each seat more or less.
void append_seat_differences(std::vector<Fields>& rows, const FairnessStudy& study) {
  for (const SchoolComparison& comparison : study.comparisons) {
    const SchoolStudy& base = study[comparison.schools.base];
    const SchoolStudy& changed = study[comparison.schools.changed];
    for (const Seat seat : all_seats(base.terms.seating.players)) {
      rows.push_back(joined({comparison_fields(study, base, changed),
                             {{"seat", number(seat.number() + 1)}},
                             estimate("mean", comparison.difference.per_deal(of_seat(seat)))}));
    }
  }
}

Fields flips_fields(const FairnessStudy& study, const FlipsStudy& flips) {
  const SeatedTable& from = study[flips.from].seated;
  return from_to_fields(study, from.ruleset.name(), study[flips.to].seated.ruleset.name(), from.seating);
}

void append_flips(std::vector<Fields>& rows, const FairnessStudy& study) {
  for (const FlipsStudy& flips : study.flips) {
    rows.push_back(joined({flips_fields(study, flips), main_estimate("share", flips.flips.share)}));
  }
}

void append_hands(std::vector<Fields>& rows, const FairnessStudy& study) {
  for (const FlipsStudy& flips : study.flips) {
    for (const TellingHand& hand : flips.flips.hands) {
      rows.push_back(joined(
          {flips_fields(study, flips),
           {{"hand", text(to_dots(hand.cards))}, {"from_bid", text(hand.from)}, {"to_bid", text(hand.to)}},
           estimate("from_better", hand.from_better),
           estimate("to_better", hand.to_better),
           {{"change_share", number(hand.share)}}}));
    }
  }
}

void append_swings(std::vector<Fields>& rows, const FairnessStudy& study) {
  for (const SchoolStudy& school : printed_schools(study)) {
    for (const SwingBin& bin : swing_bins(school.tally, kBinWidth)) {
      rows.push_back(
          joined({school_fields(study, school),
                  {{"from", number(bin.from)}, {"to", number(bin.to)}, {"share", number(bin.share)}}}));
    }
  }
}

std::vector<Fields> records(const FairnessReport& report, FairnessPart part) {
  std::vector<Fields> rows;
  for (const FairnessStudy& study : report.studies) {
    switch (part) {
      case FairnessPart::Bids:
        append_bids(rows, study);
        break;
      case FairnessPart::Seats:
        append_seats(rows, study);
        break;
      case FairnessPart::Schools:
        append_schools(rows, study);
        break;
      case FairnessPart::SchoolBids:
        append_school_bids(rows, study);
        break;
      case FairnessPart::Differences:
        append_differences(rows, study);
        break;
      case FairnessPart::SeatDifferences:
        append_seat_differences(rows, study);
        break;
      case FairnessPart::Patterns:
        append_patterns(rows, study);
        break;
      case FairnessPart::Flips:
        append_flips(rows, study);
        break;
      case FairnessPart::TellingHands:
        append_hands(rows, study);
        break;
      case FairnessPart::Swings:
        append_swings(rows, study);
        break;
      case FairnessPart::Pools:
        append_pools(rows, study);
        break;
      case FairnessPart::PoolCurve:
        append_pool_curve(rows, study);
        break;
    }
  }
  return rows;
}

// A row for each number of people and deck: what its figures rest on.
std::vector<Fields> study_rows(const FairnessReport& report) {
  std::vector<Fields> rows;
  for (const FairnessStudy& study : report.studies) {
    rows.push_back(joined({setup_fields(study, study.tables.front().seated.seating),
                           {{"joker", only_json(truth(study.setup.deck.has_joker()))},
                            {"model", text(word_for(study.model, kModelWords))},
                            {"method", text(word_for(study.method, kMethodWords))},
                            {"hands", number(study.hands)},
                            {"every_hand", truth(study.coverage == Coverage::EveryClass)},
                            {"prediction_error", number(study.prediction_error)},
                            {"deals", number(study.schools.front().tally.deals())}}}));
  }
  return rows;
}

void add_json(Document& document, const FairnessReport& report) {
  document.shape = Document::Shape::Tables;
  document.head = {
      {"schema", text("nap.fairness/3")}, {"seed", number(report.seed)}, {"shift", number(report.shift)}};
  document.tables = {{"studies", study_rows(report)}};
  for (const Word<FairnessPart>& part : kFairnessParts) {
    document.tables.push_back({std::string(part.word), records(report, part.value)});
  }
  ChangedTables changed;
  for (const FairnessStudy& study : report.studies) {
    for (const TableStudy& table : study.tables) changed.add(table.seated.ruleset);
  }
  changed.append_to(document.tables);
}

}  // namespace

Document fairness_document(const FairnessReport& report, std::span<const FairnessPart> parts, SuitStyle style,
                           Format format) {
  Document document;
  if (format == Format::Text) {
    add_text(document, report, parts, style);
  } else if (format == Format::Csv) {
    document.tables = {{"", records(report, parts.front())}};
  } else {
    add_json(document, report);
  }
  return document;
}

}  // namespace nap
