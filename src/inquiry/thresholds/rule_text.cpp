#include "thresholds/rule_text.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/inquiry/words/titles.hpp"
#include "nap/report/figures.hpp"
#include "nap/report/table.hpp"
#include "nap/report/wrap.hpp"
#include "thresholds/misere_text.hpp"

namespace nap {

using namespace report;

namespace {

// How to use the points, before the table of what the bids need.
std::string counting(const ThresholdTable& table) {
  const Points& points = table.rule.points;
  std::vector<std::string> counted;
  for (std::size_t i = 0; i < kFeatures; ++i) {
    if (points[i] == 0) continue;
    counted.push_back(fmt::format("{} {}", to_string(static_cast<Feature>(i)), points[i]));
  }
  return fmt::format(
      "Your longest suit is trump; of equally long suits, the one with the higher cards.{} Count: {}.\n"
      "Call the highest bid for which you have the points; with fewer, pass. Found: of the hands on which the bid is "
      "the best call, how many are called; right: of its calls, how many are the best.\n",
      table.deck.has_joker() ? " The joker is a trump, too." : "", fmt::join(counted, ", "));
}

// The points that a bid needs, or that it has a list.
std::string points_cell(const RuleOfThumb& rule, const PointThreshold& threshold) {
  const bool is_listed = threshold.bid == rule.listed.bid && !rule.listed.least.empty();
  if (!threshold.points) return is_listed ? "list" : "-";
  return is_listed ? fmt::format("{} or list", *threshold.points) : std::to_string(*threshold.points);
}

// A row for each bid that goes by points.
Table points_table(const RuleOfThumb& rule, SuitStyle style) {
  Table table(
      {{"call", Align::Left}, {"points", Align::Right}, {"found", Align::Right}, {"right", Align::Right}});
  const auto cell = [](const std::optional<double>& share) { return share ? whole_percent(*share) : "-"; };
  for (const PointThreshold& threshold : rule.thresholds) {
    const BidAccuracy& accuracy =
        *std::find_if(rule.accuracy.bids.begin(), rule.accuracy.bids.end(),
                      [&](const BidAccuracy& each) { return each.bid == threshold.bid; });
    table.add_row({title(threshold.bid, style), points_cell(rule, threshold), cell(accuracy.found),
                   cell(accuracy.right)});
  }
  return table;
}

// "The list: call Nap with at least AJxxx, AKx+A.K, ..."; nothing without a list.
std::string list_text(const ThresholdTable& table, SuitStyle style) {
  if (table.rule.listed.least.empty()) return "";
  std::vector<std::string> hands;
  for (const ListedHand& least : table.rule.listed.least)
    hands.push_back(pattern_of(least, table.ruleset.cards));
  return fmt::format(
      "The list: call {} with {} or a better hand, whatever its points. The trumps stand before the plus, and a dot "
      "between suits: AK is an ace and a king of one suit, A.K of two; x any card, T a jack or a ten.\n",
      title(table.rule.listed.bid, style), fmt::join(hands, ", "));
}

std::string accuracy_text(const RuleOfThumb& rule) {
  const Accuracy& accuracy = rule.accuracy;
  return fmt::format(
      "How good that is, on {} hands that nothing was fitted on: the rule's call is the best one on {}. Its calls win "
      "{:.2f} stakes a deal from each payer; the best calls win {:.2f}. On some hands the bid chart calls "
      "differently.\n",
      with_commas(accuracy.hands), whole_percent(accuracy.agreement), accuracy.ev_of_rule,
      accuracy.ev_of_best);
}

// Whether any bid goes by points. None does if only misère can be called.
bool has_points(const RuleOfThumb& rule) { return !rule.thresholds.empty(); }

const std::string kNoPoints = "No bid of this table goes by points.\n";

}  // namespace

void add_rule(Document& document, const ThresholdTable& table, SuitStyle style) {
  const RuleOfThumb& rule = table.rule;
  if (!has_points(rule)) {
    document.say(kNoPoints);
    return;
  }
  document.say(counting(table));
  document.show(points_table(rule, style), Block::Gap::None);
  document.say(list_text(table, style));
  if (has_limits(rule.limits)) {
    document.say(misere_counting(rule.misere, table.deck, style));
    document.show(limits_table(rule.limits, table.ruleset, style), Block::Gap::None);
  }
  document.say(accuracy_text(rule));
}

std::string rule_page(const ThresholdTable& table, SuitStyle style) {
  const RuleOfThumb& rule = table.rule;
  if (!has_points(rule)) return kNoPoints;
  std::string text =
      fmt::format("{}\n{}", wrapped(counting(table), kPageWidth), points_table(rule, style).to_markdown());
  const auto add = [&](const std::string& paragraph) {
    if (!paragraph.empty()) text += "\n" + wrapped(paragraph, kPageWidth);
  };
  add(list_text(table, style));
  if (has_limits(rule.limits)) {
    add(misere_counting(rule.misere, table.deck, style));
    text += "\n" + limits_table(rule.limits, table.ruleset, style).to_markdown();
  }
  add(accuracy_text(rule));
  return text;
}

}  // namespace nap
