// Columns of text for a person to read.
#pragma once

#include <string>
#include <vector>

namespace nap::cli {

enum class Align { Left, Right };

class Table {
 public:
  // The columns' headings and how their cells are set.
  struct Column {
    std::string heading;
    Align align;
  };
  explicit Table(std::vector<Column> columns) : columns_(std::move(columns)) {}

  void add_row(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }  // one cell a column
  std::string to_text() const;
  std::string to_markdown() const;

 private:
  std::vector<Column> columns_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace nap::cli
