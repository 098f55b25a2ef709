#include "nap/report/table.hpp"

#include <algorithm>
#include <utility>

namespace nap::report {
namespace {

constexpr std::size_t kGap = 2;      // between two columns
constexpr std::size_t kHanging = 2;  // indentation of the lines that continue a cell
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

Widths widths_of(const Table::Column& column, const std::vector<Row>& rows, std::size_t place) {
  std::size_t cells = 0;
  std::size_t words = 0;
  for (const Row& row : rows) {
    cells = std::max(cells, columns_of(row[place]));
    words = std::max(words, widest_word(row[place]) + kHanging);
  }
  const std::size_t heading = std::min(widest_word(column.heading), kLongestWord);
  const std::size_t unbroken = std::max(heading, cells);
  const std::size_t broken = std::max(heading, std::min({words, kLongestWord, cells}));
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

std::vector<std::size_t> fitted_widths(const std::vector<Table::Column>& columns,
                                       const std::vector<Row>& rows, std::size_t width) {
  std::vector<Widths> fitted;
  for (std::size_t i = 0; i < columns.size(); ++i) fitted.push_back(widths_of(columns[i], rows, i));
  shrink(fitted, width, &Widths::with_broken_heading);
  shrink(fitted, width, &Widths::with_broken_cells);
  const bool has_room = total_of(fitted) <= width;
  std::vector<std::size_t> widths;
  for (const Widths& column : fitted) {
    // Any column must fit beside the first, so the first takes at most half of a line.
    const std::size_t most = widths.empty() ? width / 2 : width - kGap - widths.front();
    widths.push_back(has_room ? column.now : std::min(column.now, most));
  }
  return widths;
}

using Places = std::vector<std::size_t>;

// The places of the columns that stand side by side, for each table.
std::vector<Places> places_by_table(const std::vector<std::size_t>& widths, std::size_t width) {
  std::vector<Places> tables = {{0}};
  std::size_t used = widths.front();
  for (std::size_t place = 1; place < widths.size(); ++place) {
    if (used + kGap + widths[place] > width) {
      tables.push_back({0});
      used = widths.front();
    }
    tables.back().push_back(place);
    used += kGap + widths[place];
  }
  return tables;
}

// One row of a table.
class TextRow {
 public:
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
      std::string line;
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

  std::vector<Cell> cells_;
  std::size_t height_ = 0;
};

}  // namespace

std::string Table::to_text(std::size_t width) const {
  const std::string text = laid_out(width);
  const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
  const bool has_optional = std::any_of(columns_.begin(), columns_.end(),
                                        [](const Column& column) { return column.need == Need::Optional; });
  return has_optional && lines != rows_.size() + 1 ? without_optional_columns().laid_out(width) : text;
}

Table Table::without_optional_columns() const {
  std::vector<Column> columns;
  std::vector<Row> rows(rows_.size());
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    if (columns_[i].need == Need::Optional) continue;
    columns.push_back(columns_[i]);
    for (std::size_t j = 0; j < rows_.size(); ++j) rows[j].push_back(rows_[j][i]);
  }
  Table table(std::move(columns));
  table.rows_ = std::move(rows);
  return table;
}

std::string Table::laid_out(std::size_t width) const {
  const std::vector<std::size_t> widths = fitted_widths(columns_, rows_, width);
  std::string text;
  for (const Places& places : places_by_table(widths, width)) {
    if (!text.empty()) text += '\n';
    TextRow heading;
    for (const std::size_t i : places) {
      heading.add(lines_of(wrapped(columns_[i].heading, widths[i])), widths[i], columns_[i].align);
    }
    text += heading.at_bottom();
    for (const Row& row : rows_) {
      TextRow line;
      for (const std::size_t i : places) {
        line.add(broken(row[i], widths[i]), widths[i], columns_[i].align);
      }
      text += line.at_top();
    }
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
