#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "io/names.hpp"
#include "io/numbers.hpp"
#include "io/table.hpp"
#include "thresholds/thresholds_writer.hpp"

namespace nap::cli {
namespace {

std::string legend(const ThresholdTable& table) {
  std::string text =
      "Each cell: the weakest side cards with which the bid pays on average, and in brackets on how many of all\n"
      "hands with these trumps it pays. x: a card below ten; +: another suit; any: every kind; -: no kind.\n"
      "Side cards are ordered by the success they give. A bid that pays need not be the best one: for that,\n"
      "count the points.\n";
  if (table.coverage == Coverage::Sample)
    text += "Each cell rests on the few sampled hands with these trumps; a book has all of them.\n";
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
                  share.best ? with_error(*share.best) : "only after " + title(share.bid.after, style),
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

// How to use the points, on two lines.
std::string counting(const RuleOfThumb& rule) {
  std::vector<std::string> points;
  for (std::size_t i = 0; i < kFeatures; ++i) {
    if (rule.points[i] == 0) continue;
    points.push_back(fmt::format("{} {}", to_string(static_cast<Feature>(i)), rule.points[i]));
  }
  return fmt::format(
      "Your longest suit is trump; of equally long suits, the one with the higher cards. Count: {}.\n"
      "Call the highest bid for which you have the points; with fewer, pass:\n",
      fmt::join(points, ", "));
}

// The points, and how many of its hands they find.
std::string points_cell(const PointThreshold& threshold) {
  if (!threshold.points) return "-";
  if (!threshold.found) return std::to_string(*threshold.points);
  return fmt::format("{} ({:.0f} %)", *threshold.points, 100.0 * *threshold.found);
}

Table rule_table(const ThresholdRule& rule, SuitStyle style) {
  std::vector<Table::Column> columns = {{"players", Align::Right}};
  for (const PointThreshold& threshold : rule.fitted.players.front().thresholds) {
    columns.push_back({title(threshold.bid, style), Align::Right});
  }
  columns.insert(columns.end(),
                 {{"is the best bid", Align::Right}, {"EV each", Align::Right}, {"of", Align::Right}});
  Table text(std::move(columns));
  for (const RuleForPlayers& each : rule.fitted.players) {
    std::vector<std::string> row = {std::to_string(each.players)};
    for (const PointThreshold& threshold : each.thresholds) row.push_back(points_cell(threshold));
    const Accuracy& accuracy = each.accuracy;
    row.insert(row.end(),
               {fmt::format("{:.0f} % of {}", 100.0 * accuracy.agreement, with_commas(accuracy.hands)),
                fmt::format("{:.2f}", accuracy.ev_of_rule), fmt::format("{:.2f}", accuracy.ev_of_best)});
    text.add_row(std::move(row));
  }
  return text;
}

// What the columns say.
std::string rule_notes(SuitStyle style) {
  return fmt::format(
      "All figures are from hands that the points were not fitted on. In brackets: how often the rule calls the bid\n"
      "where it is the best one. Then: how often the rule calls the best bid (passing and {} included, which\n"
      "has no points), and what it wins from each payer per deal, of what the best bid would win.\n",
      title("misere", style));
}

// Where nothing but misère can be called.
bool has_points(const ThresholdRule& rule) { return !rule.fitted.players.front().thresholds.empty(); }

const std::string kNoPoints = "No bid of this table goes by points.\n";

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
  if (!threshold->weakest)
    return threshold->pays > 0.005 ? fmt::format("- ({:.0f} %)", 100.0 * threshold->pays) : "-";
  const std::string side = threshold->next ? threshold->weakest->side : "any";
  if (threshold->pays > 0.995) return side;
  return fmt::format("{} ({:.0f} %)", side, 100.0 * threshold->pays);
}

std::string heading(const ThresholdTable& table) {
  return fmt::format(
      "{}, {} cards, {} stakes: {}", players_text(table.seating), table.deck, table.stakes,
      table.coverage == Coverage::EveryClass ? "every hand" : with_commas(table.hands) + " random hands");
}

std::string shares_text(const ThresholdTable& table, SuitStyle style) {
  return heading(table) + "\n\n" + shares_table(table, style).to_text();
}

std::string holdings_text(const ThresholdTable& table, SuitStyle style) {
  return heading(table) + "\n" + legend(table) + "\n" + holdings_table(table, style).to_text();
}

std::string rule_text(const ThresholdRule& rule, SuitStyle style) {
  const std::string table = fmt::format("{} cards, {} stakes", rule.deck, rule.stakes);
  if (!has_points(rule)) return table + ": " + kNoPoints;
  return fmt::format("Points, {}\n{}\n{}\n{}", table, counting(rule.fitted),
                     rule_table(rule, style).to_text(), rule_notes(style));
}

std::string threshold_notes(SuitStyle style) {
  return fmt::format(
      "A bid pays on a hand that makes it more often than it needs; it is best where nothing wins more, passing\n"
      "(zero) included. The declarer commits to one lead, then all hands are open. Real success is mostly higher:\n"
      "by one or two points at Nap, two to five at three and four, up to ten at two, and twenty at {}.\n",
      title("misere", style));
}

std::string page(const ThresholdTable& table, const ThresholdRule& rule) {
  constexpr SuitStyle kStyle = SuitStyle::Symbols;
  std::string points = kNoPoints;
  if (has_points(rule)) {
    points = fmt::format("{}\n{}\n{}", counting(rule.fitted), rule_table(rule, kStyle).to_markdown(),
                         rule_notes(kStyle));
  }
  return fmt::format("# {}\n\n{}\n{}\n## Points\n\n{}\n## Trumps and side cards\n\n{}\n{}", heading(table),
                     shares_table(table, kStyle).to_markdown(), threshold_notes(kStyle), points,
                     legend(table), holdings_table(table, kStyle).to_markdown());
}

}  // namespace nap::cli
