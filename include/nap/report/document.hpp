// What an answer says, written once for every format.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "nap/report/format.hpp"
#include "nap/report/records.hpp"
#include "nap/report/table.hpp"

namespace nap::report {

// What a reader sees at once: no line of text is wider, and further lines scroll away. Requires 40 columns or
// more.
struct Screen {
  std::size_t columns = kLineWidth;
  std::optional<std::size_t> lines = std::nullopt;  // none: nothing scrolls away, as in a file
};

// A part of what a person reads: sentences, which are broken into lines if they are too long, or a table.
struct Block {
  enum class Gap { BlankLine, None };  // between the block and the one before it

  std::variant<std::string, Table> content;
  Gap gap = Gap::BlankLine;
};

// Rows of named values. All rows have the same names.
struct RowTable {
  enum class In { Both, Json, Csv };

  std::string name;  // in JSON
  std::vector<Fields> rows;
  In in = In::Both;
  Fields blank = {};  // lends its names to the heading of CSV if there are no rows
};

// A document has a text for people, and fields and tables for programs. Text begins with the headline, but
// ends with it where it would scroll away. JSON has the fields of the head, the tables, and the fields of the
// tail. CSV has one table, each row between the fields of head and tail.
struct Document {
  // Record: JSON on one line, so that many documents can follow each other. Tables: JSON with a line for each
  // row.
  enum class Shape { Record, Tables };

  Shape shape = Shape::Record;
  std::string headline = {};  // the sentences that a reader looks for
  std::vector<Block> text = {};
  Fields head = {};
  std::vector<RowTable> tables = {};
  Fields tail = {};
  std::string csv_table = {};  // the name of the table that CSV has; if empty, the first table that is in CSV

  // These add a block, below an empty line or right below the last block. Empty sentences add nothing.
  void say(std::string sentences, Block::Gap gap = Block::Gap::BlankLine);
  void show(Table table, Block::Gap gap = Block::Gap::BlankLine);
  // Adds the text of another document below. Requires that the other has no headline.
  void append_text(const Document& other);
};

// Writes documents one after the other in one format: text with an empty line between two documents, CSV
// under one heading. A document without fields is for people only and writes nothing in JSON and CSV.
class DocumentWriter {
 public:
  explicit DocumentWriter(Format format, Screen screen = {}) : format_(format), screen_(screen) {}

  std::string write(const Document& document);

 private:
  std::string in_format(const Document& document) const;

  Format format_;
  Screen screen_;
  bool is_first_ = true;
};

}  // namespace nap::report
