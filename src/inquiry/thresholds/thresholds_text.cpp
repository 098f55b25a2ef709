#include <algorithm>

#include <fmt/format.h>

#include "nap/inquiry/thresholds/thresholds_document.hpp"
#include "nap/inquiry/words/titles.hpp"
#include "nap/report/figures.hpp"
#include "nap/report/table.hpp"
#include "nap/report/wrap.hpp"
#include "thresholds/rule_text.hpp"

namespace nap {

using namespace report;

namespace {

std::string legend(const ThresholdTable& table) {
  std::string text = fmt::format(
      "Each cell: the weakest side cards with which the bid pays, and in brackets on how many of all hands with "
      "these trumps it pays. x: a card below ten; +: another suit; {}any: every kind; -: no kind; ?: in doubt; ~: "
      "on the mean of these hands, but not with each of them; an empty cell: no hand that was rated plays the bid with these "
      "trumps.\n"
      "Side cards are ordered by the success they give. A bid that pays need not be the best one: for that, "
      "count the points.\n",
      table.deck.has_joker() ? "JK: the joker; " : "");
  if (table.coverage == Coverage::Sample)
    text += "Not every kind of side cards was drawn: the cells speak of those that were.\n";
  return text;
}

Table shares_table(const ThresholdTable& table, SuitStyle style) {
  Table text({{"bid", Align::Left},
              {"stakes", Align::Right},
              {"needs", Align::Right},
              {"pays on", Align::Right},
              {"is best on", Align::Right},
              {"makes there", Align::Right}});
  text.add_row({"pass", "", "", "", with_error(table.shares.pass), ""});
  for (const BidShare& share : table.shares.bids) {
    text.add_row({title(share.bid.id, style), fmt::format("+{} -{}", share.bid.win, share.bid.lose),
                  percent(share.break_even), with_error(share.pays),
                  share.best ? with_error(*share.best) : "after " + title(share.bid.after, style),
                  share.success_when_best ? with_error(*share.success_when_best) : ""});
  }
  return text;
}

Table holdings_table(const ThresholdTable& table, SuitStyle style) {
  std::vector<Table::Column> columns = {{"trumps", Align::Left}};
  for (const BidHoldings& holdings : table.holdings)
    columns.push_back({title(holdings.bid.id, style), Align::Left});
  Table text(std::move(columns));
  for (const std::string& trumps : trump_holdings(table)) {
    std::vector<std::string> row = {trumps};
    for (const BidHoldings& holdings : table.holdings) row.push_back(cell(threshold_for(holdings, trumps)));
    text.add_row(std::move(row));
  }
  return text;
}

std::string coverage_text(const ThresholdTable& table) {
  if (table.coverage == Coverage::EveryClass) return "every hand";
  return fmt::format("{} random hands{}", with_commas(table.hands),
                     table.coverage == Coverage::EveryPattern ? " of every kind" : "");
}

std::string heading(const ThresholdTable& table) {
  return fmt::format("{}, {}, {} stakes: {}\n", players_text(table.seating), deck_text(table.deck),
                     table.ruleset.name(), coverage_text(table));
}

// With one player more the dealer may hold no cards. Then the hands are worth the same bids.
std::string larger_table(const ThresholdTable& table) {
  const int more = table.seating.players + 1;
  if (table.seating.active != table.seating.players) return "";
  if (seating_fault(table.ruleset, more, std::nullopt, table.deck)) return "";
  if (seat_players(table.ruleset, more, std::nullopt, table.deck).active != table.seating.active) return "";
  return fmt::format("With {} players the dealer holds no cards: the same bids are best.\n", more);
}

// What the name of the table does not tell.
std::string remarks(const ThresholdTable& table, SuitStyle style) {
  return changes_text(table.ruleset, style) + ruleset_notes_text(table.ruleset, table.seating, style);
}

std::string notes(std::span<const Model> models, SuitStyle style) {
  std::string text =
      "A bid pays on a hand that makes it more often than it needs; it is best where nothing wins more, passing "
      "(zero) included.\n";
  const auto has = [&](Model model) {
    return std::find(models.begin(), models.end(), model) != models.end();
  };
  if (has(Model::SelfPlay)) {
    text +=
        "The rates are those of players who see only their own cards. A rate that a decision hangs on was played out "
        "card by card; the others are predicted from how often the bid is made with all hands open.\n";
  }
  if (has(Model::Committed)) {
    text += fmt::format(
        "{} declarer commits to one lead, then all hands are open. Real success is mostly higher, most of all at {}; "
        "nap model measures by how much.\n",
        has(Model::SelfPlay) ? "With seven cards, a joker or a forced lead the" : "The",
        title("misere", style));
  }
  return text;
}

std::vector<Model> models_of(const ThresholdReport& report) {
  std::vector<Model> models;
  for (const ThresholdTable& table : report.tables) {
    if (std::find(models.begin(), models.end(), table.model) == models.end()) models.push_back(table.model);
  }
  return models;
}

}  // namespace

std::vector<std::string> trump_holdings(const ThresholdTable& table) {
  std::vector<std::string> all;
  for (const BidHoldings& holdings : table.holdings) {
    for (const HoldingThreshold& holding : holdings.thresholds) {
      if (std::find(all.begin(), all.end(), holding.trumps) == all.end()) all.push_back(holding.trumps);
    }
  }
  std::sort(all.begin(), all.end(), comes_before);
  return all;
}

const HoldingThreshold* threshold_for(const BidHoldings& holdings, const std::string& trumps) {
  const auto found = std::find_if(holdings.thresholds.begin(), holdings.thresholds.end(),
                                  [&](const HoldingThreshold& holding) { return holding.trumps == trumps; });
  return found == holdings.thresholds.end() ? nullptr : &*found;
}

std::string cell(const HoldingThreshold* threshold) {
  if (threshold == nullptr) return "";
  if (threshold->is_in_doubt) return "?";
  if (!threshold->weakest) return "-";
  const std::string side = threshold->all_pay ? "any" : threshold->weakest->side;
  const std::string marked = (threshold->weakest->pays_every_hand ? "" : "~") + side;
  // The share comes from hands that were rated one by one. It may be none where fresh deals let the bid pay.
  if (threshold->pays == 1.0 || threshold->pays == 0.0) return marked;
  return fmt::format("{} {}", marked, in_brackets(threshold->pays, "none"));
}

void add_text(Document& document, const ThresholdReport& report, std::span<const ThresholdPart> parts,
              SuitStyle style) {
  const auto has = [&](ThresholdPart part) {
    return std::find(parts.begin(), parts.end(), part) != parts.end();
  };
  for (const ThresholdTable& table : report.tables) {
    if (!has(ThresholdPart::Shares)) continue;
    document.say(heading(table) + remarks(table, style));
    document.show(shares_table(table, style));
  }
  for (const ThresholdTable& table : report.tables) {
    if (!has(ThresholdPart::Rule)) continue;
    document.say(heading(table) + remarks(table, style));
    add_rule(document, table, style);
  }
  for (const ThresholdTable& table : report.tables) {
    if (!has(ThresholdPart::Chart)) continue;
    document.say(heading(table) + remarks(table, style));
    add_chart(document, table, style);
  }
  for (const ThresholdTable& table : report.tables) {
    if (!has(ThresholdPart::Holdings)) continue;
    document.say(heading(table) + remarks(table, style) + legend(table));
    document.show(holdings_table(table, style));
  }
  document.say(notes(models_of(report), style));
}

std::string threshold_page(const ThresholdTable& table) {
  constexpr SuitStyle kStyle = SuitStyle::Symbols;
  const std::string remarks = wrapped(nap::remarks(table, kStyle) + larger_table(table));
  return fmt::format("# {}\n{}{}{}\n{}\n## Chart\n\n{}\n## Points\n\n{}\n## Trumps and side cards\n\n{}\n{}",
                     heading(table), remarks, remarks.empty() ? "" : "\n",
                     shares_table(table, kStyle).to_markdown(),
                     wrapped(notes({&table.model, 1}, kStyle), kPageWidth),
                     chart_in_markdown(table, kPageWidth), rule_page(table, kStyle),
                     wrapped(legend(table), kPageWidth), holdings_table(table, kStyle).to_markdown());
}

}  // namespace nap
