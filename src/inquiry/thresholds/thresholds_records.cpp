#include <algorithm>

#include "nap/inquiry/thresholds/thresholds_document.hpp"
#include "nap/inquiry/words/titles.hpp"
#include "nap/report/records.hpp"
#include "nap/text/words.hpp"

namespace nap {

using namespace report;

namespace {

// The row of a bid, or of passing, which has no stakes.
struct ShareRow {
  std::string id;
  std::optional<int> win = {};
  std::optional<int> lose = {};
  std::optional<double> break_even = {};
  std::optional<Estimate> pays = {};
  std::optional<Estimate> best = {};
  std::optional<Estimate> success_when_best = {};
  std::string precondition = {};
};

Fields share_fields(const ThresholdTable& table, const ShareRow& row) {
  return joined({table_fields(table),
                 {{"bid", text(row.id)},
                  {"win", number(row.win)},
                  {"lose", number(row.lose)},
                  {"break_even", number(row.break_even)}},
                 estimate("pays", row.pays),
                 estimate("best", row.best),
                 estimate("success_when_best", row.success_when_best),
                 {{"precondition", text_or_null(row.precondition)},
                  {"hands", number(table.hands)},
                  {"every_hand", truth(table.coverage == Coverage::EveryClass)}}});
}

Fields pass_fields(const ThresholdTable& table) {
  return share_fields(table, {.id = "pass", .best = table.shares.pass});
}

Fields bid_fields(const ThresholdTable& table, const BidShare& share) {
  return share_fields(table, {share.bid.id, share.bid.win, share.bid.lose, share.break_even, share.pays,
                              share.best, share.success_when_best, share.bid.after});
}

// The weakest side cards that pay, and how often they succeed; null if there are none.
Fields side_fields(const std::optional<SideGroup>& weakest) {
  if (!weakest)
    return joined({{{"pays_every_hand", null()}, {"weakest", null()}}, estimate("success", std::nullopt)});
  return joined({{{"pays_every_hand", truth(weakest->pays_every_hand)}, {"weakest", text(weakest->side)}},
                 estimate("success", weakest->success)});
}

Fields holding_fields(const ThresholdTable& table, const BidHoldings& holdings,
                      const HoldingThreshold& threshold) {
  return joined({table_fields(table),
                 {{"bid", text(holdings.bid.id)},
                  {"trumps", text(threshold.trumps)},
                  {"share", number(threshold.weight)},
                  {"pays", number(threshold.pays)},
                  {"all_pay", truth(threshold.all_pay)},
                  {"in_doubt", truth(threshold.is_in_doubt)}},
                 side_fields(threshold.weakest)});
}

// The points for everything but a joker.
Fields feature_fields(const Points& points) {
  Fields fields;
  for (std::size_t i = 0; i < static_cast<std::size_t>(Feature::Joker); ++i) {
    std::string name = to_string(static_cast<Feature>(i));
    std::replace(name.begin(), name.end(), ' ', '_');
    fields.push_back({name, number(points[i])});
  }
  return fields;
}

// The fields with which the rows of a rule begin.
Fields rule_head(const ThresholdTable& table) {
  return {{"players", number(table.seating.players)},
          {"deck", number(table.deck.size())},
          {"joker", only_json(truth(table.deck.has_joker()))},
          {"stakes", text(table.ruleset.name())}};
}

std::optional<int> points_for(const RuleOfThumb& rule, const std::string& bid) {
  const auto found = std::find_if(rule.thresholds.begin(), rule.thresholds.end(),
                                  [&](const PointThreshold& threshold) { return threshold.bid == bid; });
  return found == rule.thresholds.end() ? std::nullopt : found->points;
}

Fields rule_fields(const ThresholdTable& table, const BidAccuracy& bid) {
  const RuleOfThumb& rule = table.rule;
  const Accuracy& accuracy = rule.accuracy;
  const int joker_points = rule.points[static_cast<std::size_t>(Feature::Joker)];
  return joined({rule_head(table),
                 {{"bid", text(bid.bid)},
                  {"points", number(points_for(rule, bid.bid))},
                  {"found", number(bid.found)},
                  {"called_right", number(bid.right)}},
                 feature_fields(rule.points),
                 {{"hands_tested", number(accuracy.hands)},
                  {"agreement", number(accuracy.agreement)},
                  {"ev_of_best", number(accuracy.ev_of_best)},
                  {"ev_of_rule", number(accuracy.ev_of_rule)},
                  {"joker_points", table.deck.has_joker() ? number(joker_points) : null()}}});
}

Fields listed_fields(const ThresholdTable& table, const ListedHand& least) {
  return joined({rule_head(table),
                 {{"bid", text(table.rule.listed.bid)},
                  {"trumps", text(least.place.trumps)},
                  {"hand", text(pattern_of(least, table.ruleset.cards))}}});
}

Fields rule_limit_fields(const ThresholdTable& table, const MisereLimit& limit) {
  return joined({rule_head(table),
                 {{"suits", text(limit.suits)},
                  {"bid", text(limit.bid)},
                  {"points_above", number(table.rule.misere.points_above)},
                  {"misere_count", number(limit.most)}}});
}

std::vector<Fields> share_rows(const ThresholdReport& report) {
  std::vector<Fields> rows;
  for (const ThresholdTable& table : report.tables) {
    rows.push_back(pass_fields(table));
    for (const BidShare& share : table.shares.bids) rows.push_back(bid_fields(table, share));
  }
  return rows;
}

void append_holdings(std::vector<Fields>& rows, const ThresholdTable& table) {
  for (const BidHoldings& holdings : table.holdings) {
    for (const HoldingThreshold& threshold : holdings.thresholds) {
      rows.push_back(holding_fields(table, holdings, threshold));
    }
  }
}

std::vector<Fields> holding_rows(const ThresholdReport& report) {
  std::vector<Fields> rows;
  for (const ThresholdTable& table : report.tables) append_holdings(rows, table);
  return rows;
}

// The rules bid by bid, the hands that they list, their limits of misère, and what counts before one.
std::vector<RowTable> rule_tables(const ThresholdReport& report) {
  RowTable bids{"rules", {}};
  RowTable listed{"rule_hands", {}};
  RowTable limits{"rule_misere", {}};
  RowTable values{"rule_misere_values", {}};
  for (const ThresholdTable& table : report.tables) {
    for (const BidAccuracy& bid : table.rule.accuracy.bids) bids.rows.push_back(rule_fields(table, bid));
    for (const ListedHand& least : table.rule.listed.least)
      listed.rows.push_back(listed_fields(table, least));
    for (const MisereLimit& limit : table.rule.limits) limits.rows.push_back(rule_limit_fields(table, limit));
    if (!table.rule.limits.empty()) append_misere_values(values.rows, table, table.rule.misere.values);
  }
  return {bids, listed, limits, values};
}

// The tables in JSON.
constexpr Word<ThresholdPart> kPartTables[] = {{"rows", ThresholdPart::Shares},
                                               {"holdings", ThresholdPart::Holdings},
                                               {"rules", ThresholdPart::Rule},
                                               {"chart", ThresholdPart::Chart}};

constexpr Word<std::optional<ThresholdPart>> kParts[] = {{"shares", ThresholdPart::Shares},
                                                         {"holdings", ThresholdPart::Holdings},
                                                         {"rule", ThresholdPart::Rule},
                                                         {"chart", ThresholdPart::Chart},
                                                         {"all", std::nullopt}};

}  // namespace

Fields table_fields(const ThresholdTable& table) {
  return {{"players", number(table.seating.players)},
          {"active", number(table.seating.active)},
          {"payers", number(table.seating.payers)},
          {"deck", number(table.deck.size())},
          {"joker", only_json(truth(table.deck.has_joker()))},
          {"cards", number(table.ruleset.cards)},
          {"stakes", text(table.ruleset.name())},
          {"model", text(word_for(table.model, kModelWords))},
          {"method", text(word_for(table.method, kMethodWords))}};
}

void append_misere_values(std::vector<Fields>& rows, const ThresholdTable& table,
                          const MisereValues& values) {
  for (auto rank = static_cast<std::size_t>(table.deck.lowest_rank()); rank < kRanks; ++rank) {
    rows.push_back(joined({rule_head(table),
                           {{"rank", text(std::string(1, rank_letter(static_cast<Rank>(rank))))},
                            {"as_lowest", number(values.lowest[rank])},
                            {"as_second", number(values.second[rank])}}}));
  }
}

std::vector<ThresholdPart> threshold_parts(const std::string& show, Format format) {
  if (const std::optional<ThresholdPart> part = parse_word("--show", show, kParts)) return {*part};
  if (format == Format::Csv) return {ThresholdPart::Shares};
  return {ThresholdPart::Shares, ThresholdPart::Holdings, ThresholdPart::Rule, ThresholdPart::Chart};
}

Document thresholds_document(const ThresholdReport& report, std::span<const ThresholdPart> parts,
                             SuitStyle style) {
  Document document;
  add_text(document, report, parts, style);
  document.shape = Document::Shape::Tables;
  document.head = {{"schema", only_json(text("nap.thresholds/7"))}, {"seed", only_json(number(report.seed))}};
  document.tables = {{"rows", share_rows(report)}, {"holdings", holding_rows(report)}};
  for (RowTable& table : rule_tables(report)) document.tables.push_back(std::move(table));
  for (RowTable& table : chart_tables(report)) document.tables.push_back(std::move(table));
  document.csv_table = word_for(parts.front(), kPartTables);
  ChangedTables changed;
  for (const ThresholdTable& table : report.tables) changed.add(table.ruleset);
  changed.append_to(document.tables);
  return document;
}

Document holdings_document(const ThresholdTable& table) {
  Document document;
  document.tables = {{"holdings", {}}};
  append_holdings(document.tables.front().rows, table);
  return document;
}

}  // namespace nap
