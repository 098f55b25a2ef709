// Columns of text for a person to read.
#pragma once

#include <string>
#include <vector>

#include "nap/report/wrap.hpp"

namespace nap::report {

// Prose is aligned left, and its cells may be broken at their spaces.
enum class Align { Left, Right, Prose };

class Table {
 public:
  // The columns' headings and how their cells are aligned. Optional columns are left out if some row would
  // not fit on one line with them.
  enum class Need { Required, Optional };
  struct Column {
    std::string heading;
    Align align;
    Need need = Need::Required;
  };
  // Where columns stand that have no room: in further tables with the same first column, which suits rows of
  // like values, or in a second line of each row, indented, which suits rows that say several things of one.
  enum class Overflow { FurtherTables, SecondLine };
  explicit Table(std::vector<Column> columns, Overflow overflow = Overflow::FurtherTables)
      : columns_(std::move(columns)), overflow_(overflow) {}

  void add_row(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }  // one cell a column
  // No line is wider than `width`. Requires a width of 40 or more. To make the table fit, headings are broken
  // at their spaces, then prose; then it overflows, into as many tables or lines as it needs. Empty cells
  // need no second line.
  std::string to_text(std::size_t width = kLineWidth) const;
  std::string to_markdown() const;

 private:
  std::string laid_out(std::size_t width) const;
  Table without_optional_columns() const;

  std::vector<Column> columns_;
  Overflow overflow_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace nap::report
