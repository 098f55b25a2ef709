#include "nap/report/table.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace nap::report {
namespace {

constexpr std::size_t kGap = 2;      // between two columns
constexpr std::size_t kHanging = 2;  // indentation of the lines that continue a cell
constexpr std::size_t kNarrowestProse = 12;
// A word longer than this may be broken if there is no room.
constexpr std::size_t kLongestWord = 20;

using Row = std::vector<std::string>;
using Lines = std::vector<std::string>;

Lines broken(const std::string& cell, std::size_t width) {
  if (columns_of(cell) <= width) return {cell};
  if (width <= kHanging) return lines_of(wrapped(cell, width));
  Lines lines = lines_of(wrapped(std::string(kHanging, ' ') + cell, width));
  lines.front().erase(0, kHanging);
  return lines;
}

// How wide a column is, how narrow it becomes if its heading is broken, and how narrow if its cells are
// broken too.
struct Widths {
  std::size_t now;
  std::size_t with_broken_heading;
  std::size_t with_broken_cells;
};

constexpr std::size_t Widths::*kEachWidth[] = {&Widths::now, &Widths::with_broken_heading,
                                               &Widths::with_broken_cells};

Widths widths_of(const Table::Column& column, const std::vector<Row>& rows, std::size_t place) {
  std::size_t cells = 0;
  std::size_t words = 0;
  for (const Row& row : rows) {
    cells = std::max(cells, columns_of(row[place]));
    words = std::max(words, widest_word(row[place]) + kHanging);
  }
  const std::size_t heading = std::min(widest_word(column.heading), kLongestWord);
  const std::size_t unbroken = std::max(heading, cells);
  const std::size_t broken =
      std::max(heading, std::min(cells, std::max(kNarrowestProse, std::min(words, kLongestWord))));
  return {std::max(cells, columns_of(column.heading)), unbroken,
          column.align == Align::Prose ? broken : unbroken};
}

std::size_t total_of(const std::vector<Widths>& columns) {
  std::size_t total = columns.empty() ? 0 : kGap * (columns.size() - 1);
  for (const Widths& column : columns) total += column.now;
  return total;
}

// Narrows the widest column as long as the table is too wide.
void shrink(std::vector<Widths>& columns, std::size_t width, std::size_t Widths::*least) {
  for (std::size_t total = total_of(columns); total > width; --total) {
    Widths* widest = nullptr;
    for (Widths& column : columns) {
      if (column.now > column.*least && (widest == nullptr || column.now > widest->now)) widest = &column;
    }
    if (widest == nullptr) return;
    --widest->now;
  }
}

// Columns that stand side by side, and how wide each of them is.
struct Line {
  std::size_t indent;
  std::vector<std::size_t> places;
  std::vector<std::size_t> widths = {};
};

Line fitted(Line line, const std::vector<Widths>& columns, std::size_t width) {
  std::vector<Widths> widths;
  for (const std::size_t place : line.places) widths.push_back(columns[place]);
  shrink(widths, width - line.indent, &Widths::with_broken_heading);
  shrink(widths, width - line.indent, &Widths::with_broken_cells);
  for (const Widths& column : widths) line.widths.push_back(column.now);
  return line;
}

bool fits(const Line& line, std::size_t width) {
  const std::size_t gaps = kGap * (line.widths.size() - 1);
  return std::accumulate(line.widths.begin(), line.widths.end(), line.indent + gaps) <= width;
}

void limit(Widths& column, std::size_t most) {
  for (std::size_t Widths::*each : kEachWidth) column.*each = std::min(column.*each, most);
}

// Makes each column fit on a line that begins as `next` does.
void limit(std::vector<Widths>& columns, std::size_t width, const Line& next) {
  limit(columns.front(), next.places.empty() ? width : width / 2);
  const std::size_t begun = next.places.empty() ? next.indent : columns.front().now + kGap;
  for (std::size_t i = 1; i < columns.size(); ++i) limit(columns[i], width - begun);
}

// The columns shared out to lines, if each of them is `needed` wide. Further lines begin as `next` does.
std::vector<Line> shared_out(const std::vector<Widths>& columns, std::size_t width,
                             std::size_t Widths::*needed, const Line& next) {
  const std::size_t begun = next.places.empty() ? next.indent : columns.front().*needed + kGap;
  std::vector<Line> lines = {{0, {0}}};
  std::size_t used = columns.front().*needed;
  for (std::size_t place = 1; place < columns.size(); ++place) {
    used += kGap + columns[place].*needed;
    if (used > width) {
      lines.push_back(next);
      used = begun + columns[place].*needed;
    }
    lines.back().places.push_back(place);
  }
  return lines;
}

// One line if all columns have room. Headings and prose are broken where that saves lines.
std::vector<Line> lines_for(std::vector<Widths> columns, std::size_t width, const Line& next) {
  std::vector<std::size_t> places(columns.size());
  std::iota(places.begin(), places.end(), 0U);
  const Line all = fitted({0, places}, columns, width);
  if (fits(all, width)) return {all};
  limit(columns, width, next);
  std::vector<Line> lines;
  for (std::size_t Widths::*each : kEachWidth) {
    std::vector<Line> shared = shared_out(columns, width, each, next);
    if (lines.empty() || shared.size() < lines.size()) lines = std::move(shared);
  }
  for (Line& line : lines) line = fitted(std::move(line), columns, width);
  return lines;
}

// A line of columns, which takes as many lines of text as the highest of its cells.
class TextRow {
 public:
  explicit TextRow(std::size_t indent) : indent_(indent) {}

  void add(Lines cell, std::size_t width, Align align) {
    height_ = std::max(height_, cell.size());
    cells_.push_back({std::move(cell), width, align});
  }

  // Cells with fewer lines than the others are aligned at the top; in at_bottom, at the bottom.
  std::string at_top() const { return to_text(); }
  std::string at_bottom() const {
    TextRow row = *this;
    for (Cell& cell : row.cells_) cell.lines.insert(cell.lines.begin(), height_ - cell.lines.size(), "");
    return row.to_text();
  }

 private:
  struct Cell {
    Lines lines;
    std::size_t width;
    Align align;
  };

  std::string to_text() const {
    std::string text;
    for (std::size_t i = 0; i < height_; ++i) {
      std::string line(indent_, ' ');
      for (const Cell& cell : cells_) {
        const std::string part = i < cell.lines.size() ? cell.lines[i] : "";
        const std::string padding(cell.width - columns_of(part), ' ');
        line += cell.align == Align::Right ? padding + part : part + padding;
        line += std::string(kGap, ' ');
      }
      line.erase(line.find_last_not_of(' ') + 1);
      text += line + '\n';
    }
    return text;
  }

  std::size_t indent_;
  std::vector<Cell> cells_;
  std::size_t height_ = 0;
};

std::string heading_text(const std::vector<Table::Column>& columns, const Line& line) {
  TextRow heading(line.indent);
  for (std::size_t i = 0; i < line.places.size(); ++i) {
    const Table::Column& column = columns[line.places[i]];
    heading.add(lines_of(wrapped(column.heading, line.widths[i])), line.widths[i], column.align);
  }
  return heading.at_bottom();
}

std::string row_text(const std::vector<Table::Column>& columns, const Row& row, const Line& line) {
  TextRow cells(line.indent);
  for (std::size_t i = 0; i < line.places.size(); ++i) {
    const std::size_t place = line.places[i];
    cells.add(broken(row[place], line.widths[i]), line.widths[i], columns[place].align);
  }
  return cells.at_top();
}

bool has_text(const std::string& lines) { return lines.find_first_not_of(" \n") != std::string::npos; }

}  // namespace

std::string Table::to_text(std::size_t width) const {
  const std::string text = laid_out(width);
  const bool has_optional = std::any_of(columns_.begin(), columns_.end(),
                                        [](const Column& column) { return column.need == Need::Optional; });
  return has_optional && lines_in(text) != rows_.size() + 1 ? without_optional_columns().laid_out(width)
                                                            : text;
}

Table Table::without_optional_columns() const {
  std::vector<Column> columns;
  std::vector<Row> rows(rows_.size());
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    if (columns_[i].need == Need::Optional) continue;
    columns.push_back(columns_[i]);
    for (std::size_t j = 0; j < rows_.size(); ++j) rows[j].push_back(rows_[j][i]);
  }
  Table table(std::move(columns), overflow_);
  table.rows_ = std::move(rows);
  return table;
}

std::string Table::laid_out(std::size_t width) const {
  std::vector<Widths> columns;
  for (std::size_t i = 0; i < columns_.size(); ++i) columns.push_back(widths_of(columns_[i], rows_, i));
  const bool is_one_table = overflow_ == Overflow::SecondLine;
  const std::vector<Line> lines = lines_for(columns, width, is_one_table ? Line{kHanging, {}} : Line{0, {0}});
  std::string text;
  if (is_one_table) {
    const auto add = [&](const std::string& more, bool is_first) {
      if (is_first || has_text(more)) text += more;
    };
    for (const Line& line : lines) add(heading_text(columns_, line), &line == &lines.front());
    for (const Row& row : rows_) {
      for (const Line& line : lines) add(row_text(columns_, row, line), &line == &lines.front());
    }
    return text;
  }
  for (const Line& line : lines) {
    if (!text.empty()) text += '\n';
    text += heading_text(columns_, line);
    for (const Row& row : rows_) text += row_text(columns_, row, line);
  }
  return text;
}

std::string Table::to_markdown() const {
  const auto line = [](const std::vector<std::string>& cells) {
    std::string text = "|";
    for (const std::string& cell : cells) text += " " + cell + " |";
    return text + '\n';
  };
  std::vector<std::string> headings;
  std::vector<std::string> rules;
  for (const Column& column : columns_) {
    headings.push_back(column.heading);
    rules.emplace_back(column.align == Align::Right ? "--:" : ":--");
  }
  std::string text = line(headings) + line(rules);
  for (const auto& cells : rows_) text += line(cells);
  return text;
}

}  // namespace nap::report
