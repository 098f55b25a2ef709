#include <fmt/format.h>

#include "fairness/fairness_fields.hpp"
#include "fairness/fairness_writer.hpp"
#include "io/records.hpp"
#include "nap/analysis/fairness/swing.hpp"
#include "nap/analysis/hands/model_error.hpp"

namespace nap::cli {
namespace {

constexpr int kBinWidth = 10;  // of the swings, in stakes

std::string word_for(RateBasis rates) { return rates == RateBasis::Counted ? "counted" : "corrected"; }

std::string word_for(Variety variety) {
  switch (variety) {
    case Variety::Printed:
      return "printed";
    case Variety::AllPass:
      return "all_pass";
    case Variety::Reading:
      return "reading";
    case Variety::Temper:
      break;
  }
  return "temper";
}

Fields from_to_fields(const FairnessStudy& study, const std::string& from, const std::string& to,
                      const Seating& seating) {
  return with_setup({{"from", text(from)}, {"to", text(to)}}, study, seating);
}

bool is_printed(const PartyStudy& party) {
  return party.variety == Variety::Printed && party.terms.rates == RateBasis::Counted;
}

Fields party_fields(const FairnessStudy& study, const PartyStudy& party) {
  return table_fields(study, study[party.table].seated.ruleset, party.terms.seating);
}

void append_seats(std::vector<Fields>& rows, const FairnessStudy& study) {
  for (const PartyStudy& party : study.parties) {
    if (!is_printed(party)) continue;
    for (const Seat seat : all_seats(party.terms.seating.players)) {
      Fields fields = party_fields(study, party);
      fields.emplace_back("seat", number(seat.number() + 1));
      const Estimate mean = party.tally.sums.per_deal(of_seat(seat));
      fields.insert(fields.end(),
                    {{"mean", number(mean.value)},
                     {"low", number(mean.low)},
                     {"high", number(mean.high)},
                     {"declares", number(share(party.tally.declares[seat.index()], party.tally.deals()))}});
      rows.push_back(std::move(fields));
    }
  }
}

// What the declarer gets in a deal, each defender, who calls first, and who deals.
void add_means(Fields& fields, const EveningSums& sums, const Seating& seating) {
  add(fields, "declarer", sums.per_deal(&Measures::declarer));
  add(fields, "defender", of_each_defender(sums.per_deal(&Measures::defenders), seating));
  add(fields, "eldest", sums.per_deal(of_seat(Seating::eldest())));
  add(fields, "dealer", sums.per_deal(of_seat(seating.dealer())));
}

void append_parties(std::vector<Fields>& rows, const FairnessStudy& study) {
  for (const PartyStudy& party : study.parties) {
    Fields fields = party_fields(study, party);
    const Swing swing = swing_of(party.tally, party.terms.seating);
    fields.insert(fields.end(), {{"reading", text(word_for(party.terms.rates))},
                                 {"variety", text(word_for(party.variety))},
                                 {"what", text(party.what)},
                                 {"source", text(party.source)},
                                 {"deals", number(party.tally.deals())},
                                 {"all_passed", number(share(party.tally.all_passed, party.tally.deals()))},
                                 {"forced", number(share(party.tally.forced.deals, party.tally.deals()))},
                                 {"forced_ev", number(ev_of(party.tally.forced, party.terms.seating))}});
    add_means(fields, party.tally.sums, party.terms.seating);
    fields.emplace_back("seat_spread", number(seat_spread(party)));
    fields.emplace_back("evening_deviation", number(swing.deviation));
    add(fields, "ruined", swing.ruined);
    rows.push_back(std::move(fields));
  }
}

void append_differences(std::vector<Fields>& rows, const FairnessStudy& study) {
  for (const Comparison& comparison : study.comparisons) {
    const PartyStudy& from = study[comparison.from];
    const PartyStudy& to = study[comparison.to];
    Fields fields = from_to_fields(study, party_name(study, from), party_name(study, to), from.terms.seating);
    fields.emplace_back("reading", text(word_for(to.terms.rates)));
    fields.emplace_back("variety", text(word_for(to.variety)));
    add_means(fields, comparison.difference, from.terms.seating);
    add(fields, "first_person", comparison.difference.per_deal(of_person(0)));
    rows.push_back(std::move(fields));
  }
}

Fields flips_fields(const FairnessStudy& study, const FlipsStudy& flips) {
  const SeatedTable& from = study[flips.from].seated;
  return from_to_fields(study, from.ruleset.name, study[flips.to].seated.ruleset.name, from.seating);
}

// What changes seat by seat, as counted.
void append_seat_differences(std::vector<Fields>& rows, const FairnessStudy& study) {
  for (const Comparison& comparison : study.comparisons) {
    const PartyStudy& from = study[comparison.from];
    const PartyStudy& to = study[comparison.to];
    if (to.terms.rates != RateBasis::Counted) continue;
    for (const Seat seat : all_seats(from.terms.seating.players)) {
      Fields fields =
          from_to_fields(study, party_name(study, from), party_name(study, to), from.terms.seating);
      fields.emplace_back("seat", number(seat.number() + 1));
      add(fields, "mean", comparison.difference.per_deal(of_seat(seat)));
      rows.push_back(std::move(fields));
    }
  }
}

void append_flips(std::vector<Fields>& rows, const FairnessStudy& study) {
  for (const FlipsStudy& flips : study.flips) {
    Fields fields = flips_fields(study, flips);
    fields.insert(fields.end(), {{"share", number(flips.counted.share.value)},
                                 {"low", number(flips.counted.share.low)},
                                 {"high", number(flips.counted.share.high)}});
    add(fields, "corrected", flips.corrected);
    rows.push_back(std::move(fields));
  }
}

void append_hands(std::vector<Fields>& rows, const FairnessStudy& study) {
  for (const FlipsStudy& flips : study.flips) {
    for (const TellingHand& hand : flips.counted.hands) {
      Fields fields = flips_fields(study, flips);
      fields.insert(fields.end(), {{"hand", text(to_dots(hand.cards))},
                                   {"from_bid", text(hand.from)},
                                   {"to_bid", text(hand.to)},
                                   {"from_better", number(hand.from_better)},
                                   {"to_better", number(hand.to_better)},
                                   {"change_share", number(hand.share)}});
      rows.push_back(std::move(fields));
    }
  }
}

void append_swings(std::vector<Fields>& rows, const FairnessStudy& study) {
  for (const PartyStudy& party : study.parties) {
    if (!is_printed(party)) continue;
    for (const SwingBin& bin : swing_bins(party.tally, kBinWidth)) {
      Fields fields = party_fields(study, party);
      fields.insert(fields.end(),
                    {{"from", number(bin.from)}, {"to", number(bin.to)}, {"share", number(bin.share)}});
      rows.push_back(std::move(fields));
    }
  }
}

std::vector<Fields> records(const FairnessReport& report, FairnessPart part) {
  std::vector<Fields> rows;
  for (const FairnessStudy& study : report.studies) {
    switch (part) {
      case FairnessPart::Bids:
        append_bids(rows, study, RateBasis::Counted);
        break;
      case FairnessPart::BidsCorrected:
        append_bids(rows, study, RateBasis::Corrected);
        break;
      case FairnessPart::Seats:
        append_seats(rows, study);
        break;
      case FairnessPart::Parties:
        append_parties(rows, study);
        break;
      case FairnessPart::Differences:
        append_differences(rows, study);
        break;
      case FairnessPart::SeatDifferences:
        append_seat_differences(rows, study);
        break;
      case FairnessPart::Flips:
        append_flips(rows, study);
        break;
      case FairnessPart::Hands:
        append_hands(rows, study);
        break;
      case FairnessPart::Swings:
        append_swings(rows, study);
        break;
    }
  }
  return rows;
}

// What each number of people and deck rests on.
std::vector<Fields> study_rows(const FairnessReport& report) {
  std::vector<Fields> rows;
  for (const FairnessStudy& study : report.studies) {
    Fields fields = setup_fields(study, study.tables.front().seated.seating);
    fields.insert(fields.end(), {{"hands", number(study.hands)},
                                 {"every_hand", truth(study.is_whole)},
                                 {"prediction_error", number(study.prediction_error)},
                                 {"deals", number(study.parties.front().tally.deals())}});
    // What the committed model was measured to miss: of two, three, four, five tricks, and of misere.
    for (const int tricks : {2, 3, 4, 5, 0}) {
      const Contract contract = {tricks, tricks == 0 ? Trump::none() : Trump::first_lead()};
      const std::string name = tricks == 0 ? "error_misere" : fmt::format("error_{}", tricks);
      fields.emplace_back(name,
                          study.has_corrected() ? number(model_error(contract, study.setup.seats)) : null());
    }
    rows.push_back(std::move(fields));
  }
  return rows;
}

}  // namespace

std::string to_json(const FairnessReport& report) {
  std::string json = fmt::format(
      "{{\"schema\":\"nap.fairness/1\",\"seed\":{},\"model\":\"committed\",\"shift\":{},\"studies\":{}",
      report.seed, plain_number(report.shift), json_array(study_rows(report)));
  for (std::size_t i = 0; i < kFairnessParts.size(); ++i) {
    json += fmt::format(",\n\"{}\":{}", kFairnessParts[i],
                        json_array(records(report, static_cast<FairnessPart>(i))));
  }
  return json + "}\n";
}

std::string to_csv(const FairnessReport& report, FairnessPart part) {
  return csv_text(records(report, part));
}

}  // namespace nap::cli
