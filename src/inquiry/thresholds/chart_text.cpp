// The chart of the best bids, as people read it and as records.
#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/inquiry/thresholds/thresholds_document.hpp"
#include "nap/inquiry/words/titles.hpp"
#include "nap/report/figures.hpp"
#include "nap/report/table.hpp"
#include "nap/report/wrap.hpp"
#include "nap/text/words.hpp"
#include "thresholds/misere_text.hpp"

namespace nap {

using namespace report;

namespace {

// What a bid is called before bids with the same letter are told apart.
std::string plain_letter(const Ruleset& ruleset, const Bid& bid) {
  if (bid.contract.is_misere()) return "M";
  return bid.contract.tricks == ruleset.cards ? "N" : std::to_string(bid.contract.tricks);
}

std::string cell_text(const ThresholdTable& table, const ChartCell& cell, SuitStyle style) {
  const char* mark = cell.is_clear() ? "" : cell.is_decided ? "*" : "?";
  return chart_letter(table.ruleset, cell.bid, style) + mark;
}

// The chart without the hands that are all trumps.
Table chart_table(const ThresholdTable& table, SuitStyle style) {
  std::vector<Table::Column> columns = {{"trumps", Align::Left}};
  for (std::size_t i = 1; i < kChartColumns.size(); ++i) {
    columns.push_back({std::string(kChartColumns[i]), Align::Right});
  }
  Table text(std::move(columns));
  std::vector<std::string> row;
  for (const ChartCell& cell : table.chart.cells) {
    if (cell.place.column == 0) continue;
    if (!row.empty() && row.front() != cell.place.trumps) text.add_row(std::exchange(row, {}));
    row.resize(kChartColumns.size());
    row.front() = cell.place.trumps;
    row[cell.place.column] = cell_text(table, cell, style);
  }
  if (!row.empty()) text.add_row(std::move(row));
  return text;
}

// "With nothing but trumps: N with AKQJT, AKQJx; 4 with AKQTx." Empty if there is no such hand.
std::string all_trumps_text(const ThresholdTable& table, SuitStyle style) {
  std::vector<std::pair<std::string, std::vector<std::string>>> by_letter;
  for (const ChartCell& cell : table.chart.cells) {
    if (cell.place.column != 0) continue;
    const std::string letter = cell_text(table, cell, style);
    auto found = std::find_if(by_letter.begin(), by_letter.end(),
                              [&](const auto& each) { return each.first == letter; });
    if (found == by_letter.end()) found = by_letter.insert(found, {letter, {}});
    found->second.push_back(cell.place.trumps);
  }
  if (by_letter.empty()) return "";
  if (by_letter.size() == 1) return fmt::format("With nothing but trumps: {}.\n", by_letter.front().first);
  std::vector<std::string> parts;
  for (const auto& [letter, trumps] : by_letter) {
    parts.push_back(fmt::format("{} with {}", letter, fmt::join(trumps, ", ")));
  }
  return fmt::format("With nothing but trumps: {}.\n", fmt::join(parts, "; "));
}

// "· pass, 1 one, 2 two, N Nap": those on the chart, lowest first.
std::string letters_text(const ThresholdTable& table, SuitStyle style) {
  std::vector<std::string> letters = {chart_letter(table.ruleset, "", style) + " pass"};
  for (const Bid& bid : table.ruleset.callable_bids()) {
    const auto& cells = table.chart.cells;
    const bool is_there =
        std::any_of(cells.begin(), cells.end(), [&](const ChartCell& cell) { return cell.bid == bid.id; });
    if (!is_there) continue;
    letters.push_back(chart_letter(table.ruleset, bid.id, style) + " " + title(bid.id, style));
  }
  return fmt::format("{}", fmt::join(letters, ", "));
}

template <class Is>
double share_where(const BidChart& chart, const Is& is) {
  double share = 0.0;
  for (const ChartCell& cell : chart.cells) share += is(cell) ? cell.weight : 0.0;
  return std::min(share, 1.0);
}

double share_in_doubt(const BidChart& chart) {
  return share_where(chart, [](const ChartCell& cell) { return !cell.is_decided; });
}

double share_mixed(const BidChart& chart) {
  return share_where(chart, [](const ChartCell& cell) { return cell.is_decided && cell.is_mixed(); });
}

std::string reading(const ThresholdTable& table, SuitStyle style) {
  std::string text = fmt::format(
      "Your longest suit is trump; of equally long suits, the one with the higher cards.{} Find your trumps on "
      "the left (x: any card below ten), and above what stands beside them: AA two aces or more; AK an ace and a "
      "king or more; A an ace; KK two kings or more; K a king; Q a queen; J/T a jack or a ten; x no card above "
      "nine. Call what the chart says: {}.",
      table.deck.has_joker() ? " The joker (JK) is a trump, too." : "", letters_text(table, style));
  const double doubt = share_in_doubt(table.chart);
  if (doubt > 0.0) {
    text += fmt::format(" With a question mark ({} of hands) the next best call may be as good.",
                        whole_percent(doubt));
  }
  const double mixed = share_mixed(table.chart);
  if (mixed > 0.0) {
    text +=
        fmt::format(" With a star ({} of hands) another call wins more with a quarter of such hands or more.",
                    whole_percent(mixed));
  }
  if (table.coverage == Coverage::Sample) text += " An empty cell stands for what is on its left.";
  return text + "\n";
}

std::string worth_text(const ThresholdTable& table) {
  const ChartWorth& worth = table.chart.worth;
  const bool has_marks = share_in_doubt(table.chart) + share_mixed(table.chart) > 0.0;
  const std::string where_clear =
      has_marks && worth.agreement_where_clear
          ? fmt::format(", and for {} of those without a mark", whole_percent(*worth.agreement_where_clear))
          : "";
  return fmt::format(
      "Who follows such a chart wins {} stakes a deal from each payer; the best bids win {}. It has the best call "
      "for {} of hands{}. To measure this, a chart was made from every second hand and followed on the others.\n",
      mean_text(worth.of_chart), mean_text(worth.of_best), whole_percent(worth.agreement), where_clear);
}

Fields cell_fields(const ThresholdTable& table, const ChartCell& cell) {
  const auto id = [](const std::string& bid) { return text(bid.empty() ? "pass" : bid); };
  return joined({table_fields(table),
                 {{"trumps", text(cell.place.trumps)},
                  {"side", text(kChartColumns[cell.place.column])},
                  {"share", number(cell.weight)},
                  {"hands", number(cell.hands)},
                  {"bid", id(cell.bid)},
                  {"letter", text(chart_letter(table.ruleset, cell.bid, SuitStyle::Letters))},
                  {"ev_per_payer", number(cell.ev)},
                  {"runner_up", id(cell.next)},
                  {"runner_up_ev", number(cell.ev_of_next)},
                  {"decided", truth(cell.is_decided)},
                  {"misled", number(cell.misled)},
                  {"mixed", truth(cell.is_mixed())}}});
}

Fields limit_fields(const ThresholdTable& table, const MisereLimit& limit) {
  return joined({table_fields(table),
                 {{"suits", text(limit.suits)},
                  {"bid", text(limit.bid)},
                  {"misere_count", number(limit.most)},
                  {"share", number(limit.weight)}}});
}

Fields worth_fields(const ThresholdTable& table) {
  const ChartWorth& worth = table.chart.worth;
  return joined({table_fields(table),
                 {{"hands", number(table.hands)},
                  {"every_hand", truth(table.coverage == Coverage::EveryClass)},
                  {"agreement", number(worth.agreement)},
                  {"agreement_where_clear", number(worth.agreement_where_clear)},
                  {"share_in_doubt", number(share_in_doubt(table.chart))},
                  {"share_mixed", number(share_mixed(table.chart))}},
                 estimate("ev_of_chart", worth.of_chart),
                 estimate("ev_of_best", worth.of_best)});
}

}  // namespace

std::string chart_letter(const Ruleset& ruleset, const std::string& bid, SuitStyle style) {
  const Bid* wanted = ruleset.find(bid);
  if (wanted == nullptr) return style == SuitStyle::Symbols ? "·" : "-";
  std::string letter = plain_letter(ruleset, *wanted);
  char suffix = 'a';
  for (const Bid& other : ruleset.callable_bids()) {
    if (other.needs_earlier_bid() || plain_letter(ruleset, other) != letter) continue;
    if (other.id == bid) break;
    ++suffix;
  }
  return suffix == 'a' ? letter : letter + suffix;
}

void add_chart(Document& document, const ThresholdTable& table, SuitStyle style) {
  document.show(chart_table(table, style), Block::Gap::None);
  document.say(all_trumps_text(table, style));
  document.say(reading(table, style));
  if (has_limits(table.chart.limits)) {
    document.say(misere_counting(table.chart.misere, table.deck, style));
    document.show(limits_table(table.chart.limits, table.ruleset, style), Block::Gap::None);
  }
  document.say(worth_text(table));
}

std::string chart_in_markdown(const ThresholdTable& table, std::size_t width) {
  constexpr SuitStyle kStyle = SuitStyle::Symbols;
  const std::string trumps = wrapped(all_trumps_text(table, kStyle), width);
  std::string text =
      fmt::format("{}\n{}\n{}{}", wrapped(reading(table, kStyle), width),
                  chart_table(table, kStyle).to_markdown(), trumps, trumps.empty() ? "" : "\n");
  if (has_limits(table.chart.limits)) {
    text += fmt::format("{}\n{}\n", wrapped(misere_counting(table.chart.misere, table.deck, kStyle), width),
                        limits_table(table.chart.limits, table.ruleset, kStyle).to_markdown());
  }
  return text + wrapped(worth_text(table), width);
}

std::vector<RowTable> chart_tables(const ThresholdReport& report) {
  RowTable cells{"chart", {}};
  RowTable limits{"chart_misere", {}};
  RowTable values{"chart_misere_values", {}};
  RowTable worth{"chart_worth", {}};
  for (const ThresholdTable& table : report.tables) {
    for (const ChartCell& cell : table.chart.cells) cells.rows.push_back(cell_fields(table, cell));
    for (const MisereLimit& limit : table.chart.limits) limits.rows.push_back(limit_fields(table, limit));
    if (!table.chart.limits.empty()) append_misere_values(values.rows, table, table.chart.misere);
    worth.rows.push_back(worth_fields(table));
  }
  return {cells, limits, values, worth};
}

}  // namespace nap
