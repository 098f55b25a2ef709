#include "thresholds/rule_text.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
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

const BidAccuracy& accuracy_at(const RuleForPlayers& rule, const std::string& bid) {
  return *std::find_if(rule.accuracy.bids.begin(), rule.accuracy.bids.end(),
                       [&](const BidAccuracy& each) { return each.bid == bid; });
}

// The points that a bid needs, or that it has a list, and of how many of its hands the rule finds it.
std::string points_cell(const RuleForPlayers& rule, const PointThreshold& threshold) {
  const bool is_listed = threshold.bid == rule.listed.bid && !rule.listed.least.empty();
  if (!threshold.points && !is_listed) return "-";
  const std::string from = !threshold.points ? "list"
                           : is_listed       ? fmt::format("{} or list", *threshold.points)
                                             : std::to_string(*threshold.points);
  const std::optional<double> found = accuracy_at(rule, threshold.bid).found;
  return found ? fmt::format("{} {}", from, in_brackets(*found, "none")) : from;
}

Table points_table(const RuleOfThumb& rule, SuitStyle style) {
  std::vector<Table::Column> columns = {{"players", Align::Right}};
  for (const PointThreshold& threshold : rule.players.front().thresholds) {
    columns.push_back({title(threshold.bid, style), Align::Right});
  }
  Table table(std::move(columns));
  for (const RuleForPlayers& each : rule.players) {
    std::vector<std::string> row = {std::to_string(each.players)};
    for (const PointThreshold& threshold : each.thresholds) row.push_back(points_cell(each, threshold));
    table.add_row(std::move(row));
  }
  return table;
}

bool has_lists(const RuleOfThumb& rule) {
  return std::any_of(rule.players.begin(), rule.players.end(),
                     [](const RuleForPlayers& each) { return !each.listed.least.empty(); });
}

std::string list_intro(const RuleOfThumb& rule, SuitStyle style) {
  return fmt::format(
      "The list: call {} with one of these hands or a better one, whatever its points. The trumps stand before the "
      "plus, and a dot between suits: AK is an ace and a king of one suit, A.K of two; x any card, T a jack or a "
      "ten.\n",
      title(rule.players.front().thresholds.back().bid, style));
}

// "AJxxx, AKx+A.K", or nothing.
std::string list_text(const RuleForPlayers& rule, const Ruleset& ruleset) {
  std::vector<std::string> hands;
  for (const ListedHand& least : rule.listed.least) hands.push_back(pattern_of(least, ruleset.cards));
  return fmt::format("{}", fmt::join(hands, ", "));
}

// The lists as lines, for a terminal.
std::string lists_text(const ThresholdRule& rule) {
  std::string text;
  for (const RuleForPlayers& each : rule.fitted.players) {
    if (each.listed.least.empty()) continue;
    text += fmt::format("{} players: {}.\n", each.players, list_text(each, rule.ruleset));
  }
  return text;
}

Table lists_table(const ThresholdRule& rule, SuitStyle style) {
  Table table(
      {{"players", Align::Right},
       {title(rule.fitted.players.front().thresholds.back().bid, style) + " with at least", Align::Left}});
  for (const RuleForPlayers& each : rule.fitted.players) {
    if (each.listed.least.empty()) continue;
    table.add_row({std::to_string(each.players), list_text(each, rule.ruleset)});
  }
  return table;
}

// The suits with which misère is called now and then, the longest first.
std::vector<std::string> suits_with_limits(const RuleOfThumb& rule) {
  std::set<std::string, std::greater<>> suits;
  for (const RuleForPlayers& each : rule.players) {
    for (const MisereLimit& limit : each.limits) {
      if (limit.most) suits.insert(limit.suits);
    }
  }
  return {suits.begin(), suits.end()};
}

std::string limit_for(const RuleForPlayers& each, const std::string& suits, const Ruleset& ruleset,
                      SuitStyle style) {
  const auto limit = std::find_if(each.limits.begin(), each.limits.end(),
                                  [&](const MisereLimit& other) { return other.suits == suits; });
  return limit == each.limits.end() ? "-" : limit_cell(*limit, ruleset, style);
}

Table limits_table(const ThresholdRule& rule, SuitStyle style) {
  std::vector<Table::Column> columns = {{"suits", Align::Left}};
  for (const RuleForPlayers& each : rule.fitted.players) {
    columns.push_back({fmt::format("{} players", each.players), Align::Right});
  }
  Table table(std::move(columns));
  for (const std::string& suits : suits_with_limits(rule.fitted)) {
    std::vector<std::string> row = {suits};
    for (const RuleForPlayers& each : rule.fitted.players) {
      row.push_back(limit_for(each, suits, rule.ruleset, style));
    }
    table.add_row(std::move(row));
  }
  return table;
}

Table accuracy_table(const RuleOfThumb& rule, SuitStyle style) {
  const std::string highest = rule.players.front().thresholds.back().bid;
  Table table({{"players", Align::Right},
               {"the best call", Align::Right},
               {"right at " + title(highest, style), Align::Right},
               {"wins", Align::Right},
               {"of", Align::Right}});
  for (const RuleForPlayers& each : rule.players) {
    const Accuracy& accuracy = each.accuracy;
    const std::optional<double> right = accuracy_at(each, highest).right;
    table.add_row({std::to_string(each.players),
                   fmt::format("{} of {}", whole_percent(accuracy.agreement), with_commas(accuracy.hands)),
                   right ? whole_percent(*right) : "-", fmt::format("{:.2f}", accuracy.ev_of_rule),
                   fmt::format("{:.2f}", accuracy.ev_of_best)});
  }
  return table;
}

std::string accuracy_intro(SuitStyle style, const RuleOfThumb& rule) {
  return fmt::format(
      "How good that is, on hands that nothing was fitted on: how often the rule's call is the best one; how many of "
      "its calls of {} are the best; and the stakes a deal from each payer that its calls win, and that the best "
      "calls win. In brackets above: how often the rule finds a bid where it is the best one. On some hands the "
      "bid chart calls differently.\n",
      title(rule.players.front().thresholds.back().bid, style));
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
  const RuleOfThumb& fitted = rule.fitted;
  document.say(fmt::format("Points, {}\n", table) + changes_text(rule.ruleset, style) + counting(rule));
  document.show(points_table(fitted, style), Block::Gap::None);
  if (has_lists(fitted)) {
    document.say(list_intro(fitted, style) + lists_text(rule));
  }
  if (!suits_with_limits(fitted).empty()) {
    document.say(misere_counting(style));
    document.show(limits_table(rule, style), Block::Gap::None);
  }
  document.say(accuracy_intro(style, fitted));
  document.show(accuracy_table(fitted, style));
}

std::string rule_page(const ThresholdRule& rule, SuitStyle style) {
  if (!has_points(rule)) return kNoPoints;
  const RuleOfThumb& fitted = rule.fitted;
  std::string text =
      fmt::format("{}\n{}", wrapped(counting(rule), kPageWidth), points_table(fitted, style).to_markdown());
  const auto add = [&](const std::string& intro, const Table& table) {
    text += fmt::format("\n{}\n{}", wrapped(intro, kPageWidth), table.to_markdown());
  };
  if (has_lists(fitted)) add(list_intro(fitted, style), lists_table(rule, style));
  if (!suits_with_limits(fitted).empty()) add(misere_counting(style), limits_table(rule, style));
  add(accuracy_intro(style, fitted), accuracy_table(fitted, style));
  return text;
}

}  // namespace nap
