#include "nap/report/document.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace nap::report {
namespace {

std::string body_of(const Document& document, std::size_t width) {
  std::string all;
  for (const Block& block : document.text) {
    if (!all.empty() && block.gap == Block::Gap::BlankLine) all += '\n';
    if (const auto* table = std::get_if<Table>(&block.content)) {
      all += table->to_text(width);
    } else {
      all += wrapped(std::get<std::string>(block.content), width) + '\n';
    }
  }
  return all;
}

std::string text_of(const Document& document, const Screen& screen) {
  const std::string body = body_of(document, screen.columns);
  if (document.headline.empty()) return body;
  const std::string headline = wrapped(document.headline, screen.columns) + '\n';
  if (body.empty()) return headline;
  const bool scrolls_away = screen.lines && lines_in(headline) + 1 + lines_in(body) > *screen.lines;
  return scrolls_away ? body + '\n' + headline : headline + '\n' + body;
}

std::string json_of(const Document& document) {
  const bool has_lines = document.shape == Document::Shape::Tables;
  std::vector<std::string> parts = json_members(document.head);
  std::string all = fmt::format("{}", fmt::join(parts, ","));
  std::string_view separator = all.empty() ? "" : ",";
  for (const RowTable& table : document.tables) {
    if (table.in == RowTable::In::Csv) continue;
    std::vector<std::string> rows;
    for (const Fields& row : table.rows) rows.push_back(json_object(row));
    all += has_lines ? fmt::format("{}\"{}\":[\n{}\n]", separator, table.name, fmt::join(rows, ",\n"))
                     : fmt::format("{}\"{}\":[{}]", separator, table.name, fmt::join(rows, ","));
    separator = has_lines ? ",\n" : ",";
  }
  for (const std::string& member : json_members(document.tail)) {
    all += fmt::format("{}{}", separator, member);
    separator = ",";
  }
  return fmt::format("{{{}}}\n", all);
}

// What CSV shows of a document without a table: the fields of head and tail in one row.
const RowTable& csv_table_of(const Document& document) {
  static const RowTable kOneRow{"", {Fields()}};
  const auto found = std::find_if(document.tables.begin(), document.tables.end(), [&](const RowTable& table) {
    return table.in != RowTable::In::Json && (document.csv_table.empty() || table.name == document.csv_table);
  });
  return found == document.tables.end() ? kOneRow : *found;
}

std::string csv_of(const Document& document, bool has_heading) {
  const RowTable& table = csv_table_of(document);
  const auto whole = [&](const Fields& row) { return joined({document.head, row, document.tail}); };
  std::string all;
  if (has_heading && !(table.rows.empty() && table.blank.empty())) {
    all = csv_heading(whole(table.rows.empty() ? table.blank : table.rows.front()));
  }
  for (const Fields& row : table.rows) all += csv_line(whole(row));
  return all;
}

}  // namespace

void Document::say(std::string sentences, Block::Gap gap) {
  while (!sentences.empty() && sentences.back() == '\n') sentences.pop_back();
  if (!sentences.empty()) text.push_back({std::move(sentences), gap});
}

void Document::show(Table table, Block::Gap gap) { text.push_back({std::move(table), gap}); }

void Document::append_text(const Document& other) {
  text.insert(text.end(), other.text.begin(), other.text.end());
}

std::string DocumentWriter::write(const Document& document) {
  const std::string written = in_format(document);
  if (written.empty()) return "";
  const bool is_first = std::exchange(is_first_, false);
  return format_ == Format::Text && !is_first ? '\n' + written : written;
}

std::string DocumentWriter::in_format(const Document& document) const {
  if (format_ == Format::Text) return text_of(document, screen_);
  if (document.head.empty() && document.tables.empty() && document.tail.empty()) return "";
  return format_ == Format::Json ? json_of(document) : csv_of(document, is_first_);
}

}  // namespace nap::report
