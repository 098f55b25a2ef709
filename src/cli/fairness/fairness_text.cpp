#include <algorithm>
#include <cmath>
#include <limits>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "fairness/fairness_writer.hpp"
#include "io/bid_names.hpp"
#include "io/numbers.hpp"
#include "io/table.hpp"
#include "nap/analysis/fairness/swing.hpp"
#include "nap/analysis/hands/model_error.hpp"

namespace nap::cli {
namespace {

// With as many places as its error deserves.
std::string mean_text(const Estimate& mean) {
  const double half = mean.half_width();
  if (half == 0.0) return fmt::format("{:+g}", mean.value);
  const int places = half < 0.00095 ? 4 : half < 0.0095 ? 3 : 2;
  const double value = std::abs(mean.value) < 0.5 * std::pow(10.0, -places) ? 0.0 : mean.value;
  return fmt::format("{:+.{}f} ± {:.{}f}", value, places, half, places);
}

class StudyText {
 public:
  explicit StudyText(const FairnessStudy& study) : study_(study) {}

  std::string heading() const {
    const Seating& seating = study_.tables.front().table.seating;
    std::string text = fmt::format("{} players", seating.players);
    if (seating.active < seating.players) text += " (the dealer has no cards but pays)";
    text += fmt::format(", {} cards: {}; {} deals bid for and played\n", study_.setup.deck.size(),
                        study_.is_whole ? "every hand" : with_commas(study_.hands) + " random hands",
                        with_commas(study_.parties.front().tally.deals()));
    if (study_.prediction_error) {
      text += fmt::format(
          "People bid by rates predicted from these hands, {:.1f} points off on average; "
          "a book has every hand's own.\n",
          100.0 * *study_.prediction_error);
    }
    return text;
  }

  // The answer first: who gains under which stakes.
  std::string seats() const {
    return verdicts() + "\n" + overview().to_text() + "\n" + seat_table().to_text();
  }

  std::string parties() const {
    Table table = means_table("party");
    for (const PartyStudy& party : study_.parties) {
      std::string name = party_name(study_, party);
      if (party.party.reading == Reading::Corrected) name += " (corrected rates)";
      add_means(table, name, party, party.tally.sums);
    }
    return table.to_text();
  }

  std::string differences() const {
    Table table = means_table("what changes");
    for (const Comparison& comparison : study_.comparisons) {
      const PartyStudy& from = study_.parties[comparison.from];
      const PartyStudy& to = study_.parties[comparison.to];
      if (to.party.reading != Reading::AsCounted) continue;
      const std::string name = to.variety == Variety::Printed
                                   ? fmt::format("{} -> {}", party_name(study_, from), party_name(study_, to))
                                   : party_name(study_, to);
      add_means(table, name, to, comparison.difference);
    }
    return "What each change of the rules, or of one bold or cautious person, adds to a deal, "
           "on the same deals:\n\n" +
           table.to_text();
  }

  std::string swings() const {
    Table table({{"an evening of 60 deals", Align::Left},
                 {"deviation", Align::Right},
                 {"5 % end at most", Align::Right},
                 {"25 %", Align::Right},
                 {"50 %", Align::Right},
                 {"75 %", Align::Right},
                 {"95 %", Align::Right},
                 {fmt::format("a bank of {} is lost", kBank), Align::Right}});
    for (std::size_t i = 0; i < study_.tables.size(); ++i) {
      const PartyStudy& party = study_.parties[i];
      const Swing swing = swing_of(party.tally, party.party.seating);
      std::vector<std::string> row = {name(i), fmt::format("{:.1f}", swing.deviation)};
      for (const int quantile : swing.quantiles) row.push_back(fmt::format("{:+}", quantile));
      row.push_back(with_error(swing.ruined));
      table.add_row(std::move(row));
    }
    return table.to_text();
  }

 private:
  std::string name(std::size_t table) const { return study_.tables[table].table.ruleset.name; }

  Estimate mean(std::size_t table, std::size_t measure) const {
    return study_.parties[table].tally.sums.per_deal(measure);
  }

  // The tables of which the figure is least, as far as chance can tell.
  template <class Figure>
  std::string least(const Figure& figure) const {
    double highest = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < study_.tables.size(); ++i) highest = std::min(highest, figure(i).high);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < study_.tables.size(); ++i) {
      if (figure(i).low <= highest) names.push_back(name(i));
    }
    return fmt::format("{}", fmt::join(names, " or "));
  }

  // A difference of two means hangs on the errors of both.
  Estimate spread(std::size_t table) const {
    const PartyStudy& party = study_.parties[table];
    const double half = mean(table, Measures::seat(Seating::eldest())).half_width() * std::sqrt(2.0);
    return {seat_spread(party), seat_spread(party) - half, seat_spread(party) + half};
  }

  Estimate swing(std::size_t table) const {
    const PartyStudy& party = study_.parties[table];
    const double deviation = swing_of(party.tally, party.party.seating).deviation;
    // Of so many evenings, each as one person's: people of one evening are not independent.
    const double half = 1.96 * deviation / std::sqrt(2.0 * static_cast<double>(party.tally.sums.evenings()));
    return {deviation, deviation - half, deviation + half};
  }

  std::string verdicts() const {
    std::vector<std::string> declarers;
    std::vector<std::string> dealers;
    const Seating& seating = study_.tables.front().table.seating;
    for (std::size_t i = 0; i < study_.tables.size(); ++i) {
      declarers.push_back(fmt::format("{} {:+.2f}", name(i), mean(i, Measures::kDeclarer).value));
      dealers.push_back(fmt::format("{} {:+.3f}", name(i), mean(i, Measures::seat(seating.dealer())).value));
    }
    std::string text = fmt::format(
        "A deal wins its declarer so many stakes in all: {}.\nThe dealer, who {}, gets: {}.\n",
        fmt::join(declarers, ", "), seating.active < seating.players ? "has no cards but pays" : "calls last",
        fmt::join(dealers, ", "));
    if (study_.tables.size() > 1) {
      text += fmt::format(
          "Least for the declarer: {}. Least between the seats: {}. Least swing in an evening: {}.\n",
          least([this](std::size_t i) { return mean(i, Measures::kDeclarer); }),
          least([this](std::size_t i) { return spread(i); }),
          least([this](std::size_t i) { return swing(i); }));
    }
    return text;
  }

  Table overview() const {
    Table table({{"stakes", Align::Left},
                 {"declarer", Align::Right},
                 {"each defender", Align::Right},
                 {"declarers, an evening", Align::Right},
                 {"best seat - worst", Align::Right},
                 {"all pass", Align::Right},
                 {"declarer, corrected", Align::Right}});
    for (std::size_t i = 0; i < study_.tables.size(); ++i) {
      const PartyStudy& party = study_.parties[i];
      const double passed = static_cast<double>(party.tally.all_passed + party.tally.forced.deals) /
                            static_cast<double>(party.tally.deals());
      table.add_row(
          {name(i), mean_text(mean(i, Measures::kDeclarer)),
           mean_text(of_each_defender(mean(i, Measures::kDefenders), party.party.seating)),
           fmt::format("{:+.0f}", kDealsInEvening * mean(i, Measures::kDeclarer).value),
           fmt::format("{:.2f}", seat_spread(party)), percent(passed),
           study_.has_corrected()
               ? mean_text(study_.printed(i, Reading::Corrected).tally.sums.per_deal(Measures::kDeclarer))
               : ""});
    }
    return table;
  }

  Table seat_table() const {
    const int players = study_.tables.front().table.seating.players;
    std::vector<Table::Column> columns = {{"mean (declares)", Align::Left}};
    for (int seat = 1; seat <= players; ++seat) {
      columns.push_back({seat == 1         ? "calls first"
                         : seat == players ? "dealer"
                                           : fmt::format("seat {}", seat),
                         Align::Right});
    }
    Table table(std::move(columns));
    for (std::size_t i = 0; i < study_.tables.size(); ++i) {
      const PartyTally& tally = study_.parties[i].tally;
      std::vector<std::string> row = {name(i)};
      for (const Seat seat : all_seats(players)) {
        const double declares =
            static_cast<double>(tally.declares[seat.index()]) / static_cast<double>(tally.deals());
        row.push_back(
            fmt::format("{} ({:.0f} %)", mean_text(mean(i, Measures::seat(seat))), 100.0 * declares));
      }
      table.add_row(std::move(row));
    }
    return table;
  }

  static Table means_table(const std::string& heading) {
    return Table({{heading, Align::Left},
                  {"declarer", Align::Right},
                  {"each defender", Align::Right},
                  {"calls first", Align::Right},
                  {"dealer", Align::Right},
                  {"the one", Align::Right}});
  }

  // Where nobody is another kind of person than the rest, one person's mean says nothing.
  static void add_means(Table& table, const std::string& what, const PartyStudy& party,
                        const EveningSums& sums) {
    const Seating& seating = party.party.seating;
    table.add_row({what, mean_text(sums.per_deal(Measures::kDeclarer)),
                   mean_text(of_each_defender(sums.per_deal(Measures::kDefenders), seating)),
                   mean_text(sums.per_deal(Measures::seat(Seating::eldest()))),
                   mean_text(sums.per_deal(Measures::seat(seating.dealer()))),
                   party.variety == Variety::Temper ? mean_text(sums.per_deal(Measures::person(0))) : ""});
  }

  const FairnessStudy& study_;
};

// What the figures do not know.
std::string notes(SuitStyle style) {
  return fmt::format(
      "Everybody calls what is worth most to his own hand, passing counted as zero: "
      "nothing is inferred from the\n"
      "calls of others. "
      "Deals are settled by solving them after the declarer's committed lead, all hands open.\n"
      "Real success is mostly higher, at {} by {:.0f} points: "
      "\"corrected\" adds what was measured (README).\n"
      "Rare: best on fewer than 1 % of hands; dead: 0.1 %. Means are stakes a deal, ± 95 %.\n",
      title("misere", style), 100.0 * model_error({0, Trump::none()}, 4));
}

}  // namespace

std::string party_name(const FairnessStudy& study, const PartyStudy& party) {
  const std::string& stakes = study.tables[party.table].table.ruleset.name;
  return party.what.empty() ? stakes : stakes + ": " + party.what;
}

Estimate of_each_defender(const Estimate& all, const Seating& seating) {
  const double defenders = seating.defenders();
  return {all.value / defenders, all.low / defenders, all.high / defenders};
}

double seat_spread(const PartyStudy& party) {
  double lowest = 0.0;
  double highest = 0.0;
  for (const Seat seat : all_seats(party.party.seating.players)) {
    const double mean = party.tally.sums.per_deal(Measures::seat(seat)).value;
    lowest = std::min(lowest, mean);
    highest = std::max(highest, mean);
  }
  return highest - lowest;
}

std::string to_text(const FairnessReport& report, const std::vector<FairnessPart>& parts, SuitStyle style) {
  std::vector<std::string> blocks;
  for (const FairnessStudy& study : report.studies) {
    const StudyText text(study);
    std::string block = text.heading();
    for (const FairnessPart part : parts) {
      block += "\n";
      switch (part) {
        case FairnessPart::Seats:
          block += text.seats();
          break;
        case FairnessPart::Bids:
          block += bids_text(study, Reading::AsCounted, style);
          break;
        case FairnessPart::BidsCorrected:
          block += bids_text(study, Reading::Corrected, style);
          break;
        case FairnessPart::Parties:
          block += text.parties();
          break;
        case FairnessPart::Differences:
        case FairnessPart::SeatDifferences:
          block += text.differences();
          break;
        case FairnessPart::Flips:
        case FairnessPart::Hands:
          block += flips_text(study, style);
          break;
        case FairnessPart::Swings:
          block += text.swings();
          break;
      }
    }
    blocks.push_back(std::move(block));
  }
  blocks.push_back(notes(style));
  return fmt::format("{}", fmt::join(blocks, "\n"));
}

}  // namespace nap::cli
