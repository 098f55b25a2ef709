#include "thresholds/rule_text.hpp"

#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/inquiry/words/titles.hpp"
#include "nap/report/figures.hpp"
#include "nap/report/table.hpp"
#include "nap/report/wrap.hpp"

namespace nap {

using namespace report;

namespace {

// How to use the points, in two paragraphs.
std::string counting(const ThresholdRule& threshold_rule) {
  const RuleOfThumb& rule = threshold_rule.fitted;
  std::vector<std::string> points;
  for (std::size_t i = 0; i < kFeatures; ++i) {
    if (rule.points[i] == 0) continue;
    points.push_back(fmt::format("{} {}", to_string(static_cast<Feature>(i)), rule.points[i]));
  }
  return fmt::format(
      "Your longest suit is trump; of equally long suits, the one with the higher cards.{} Count: {}.\n"
      "Call the highest bid for which you have the points; with fewer, pass:\n",
      threshold_rule.deck.has_joker() ? " The joker is a trump, too." : "", fmt::join(points, ", "));
}

// The points that a bid needs, and on which share of its hands they call it.
std::string points_cell(const PointThreshold& threshold) {
  if (!threshold.points) return "-";
  if (!threshold.found) return std::to_string(*threshold.points);
  return fmt::format("{} {}", *threshold.points, in_brackets(*threshold.found, "none"));
}

// The columns of a rule of thumb and its rows, one for each number of players.
using Columns = std::vector<Table::Column>;
using Cells = std::vector<std::string>;

Columns points_columns(const RuleOfThumb& rule, SuitStyle style) {
  Columns columns = {{"players", Align::Right}};
  for (const PointThreshold& threshold : rule.players.front().thresholds) {
    columns.push_back({title(threshold.bid, style), Align::Right});
  }
  return columns;
}

Cells points_cells(const RuleForPlayers& each) {
  Cells cells = {std::to_string(each.players)};
  for (const PointThreshold& threshold : each.thresholds) cells.push_back(points_cell(threshold));
  return cells;
}

const Columns kAccuracyColumns = {
    {"is the best bid", Align::Right}, {"EV each", Align::Right}, {"of", Align::Right}};

Cells accuracy_cells(const Accuracy& accuracy) {
  return {fmt::format("{} of {}", whole_percent(accuracy.agreement), with_commas(accuracy.hands)),
          fmt::format("{:.2f}", accuracy.ev_of_rule), fmt::format("{:.2f}", accuracy.ev_of_best)};
}

template <class Part>
Part followed_by(Part first, const Part& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

Table rule_table(const RuleOfThumb& rule, SuitStyle style) {
  Table table(followed_by(points_columns(rule, style), kAccuracyColumns));
  for (const RuleForPlayers& each : rule.players) {
    table.add_row(followed_by(points_cells(each), accuracy_cells(each.accuracy)));
  }
  return table;
}

// The rule as two tables, which are narrow enough for a terminal.
void show_rule_tables(Document& document, const RuleOfThumb& rule, SuitStyle style) {
  Table points(points_columns(rule, style));
  Table accuracy(followed_by(Columns{{"players", Align::Right}}, kAccuracyColumns));
  for (const RuleForPlayers& each : rule.players) {
    points.add_row(points_cells(each));
    accuracy.add_row(followed_by(Cells{std::to_string(each.players)}, accuracy_cells(each.accuracy)));
  }
  document.show(std::move(points));
  document.show(std::move(accuracy));
}

// What the columns mean.
std::string rule_notes(SuitStyle style) {
  return fmt::format(
      "All figures are from hands that the points were not fitted on. In brackets: how often the rule calls the "
      "bid where it is the best one. Then: how often the rule calls the best bid (passing and {} included, which "
      "has no points), and what it wins from each payer per deal, of what the best bid would win.\n",
      title("misere", style));
}

// Whether any bid goes by points. None does if only misère can be called.
bool has_points(const ThresholdRule& rule) { return !rule.fitted.players.front().thresholds.empty(); }

const std::string kNoPoints = "No bid of this table goes by points.\n";

}  // namespace

void add_rule(Document& document, const ThresholdRule& rule, SuitStyle style) {
  const std::string table = fmt::format("{}, {} stakes", deck_text(rule.deck), rule.ruleset.name());
  if (!has_points(rule)) {
    document.say(table + ": " + kNoPoints);
    return;
  }
  document.say(fmt::format("Points, {}\n", table) + changes_text(rule.ruleset, style) + counting(rule));
  show_rule_tables(document, rule.fitted, style);
  document.say(rule_notes(style));
}

std::string rule_page(const ThresholdRule& rule, SuitStyle style) {
  if (!has_points(rule)) return kNoPoints;
  return fmt::format("{}\n{}\n{}", counting(rule), rule_table(rule.fitted, style).to_markdown(),
                     wrapped(rule_notes(style), kPageWidth));
}

}  // namespace nap
