// What the commands share: options that several of them have, and how they write.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arguments.hpp"
#include "io/files.hpp"
#include "nap/cards/notation.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap::cli {

enum class Format { Text, Json, Csv };

struct CommonOptions {
  Format format;
  std::uint64_t seed;
  int threads;  // 0: one for every core
  bool shows_progress;
};
CommonOptions parse_common(const CommonArguments& arguments);

// --cards: 5 or 7. Throws ParseError.
int parse_cards(const std::string& text);

// A table of that name, else the house-rules file at that path; with the changes applied. Throws ParseError,
// and Failure where the file may not be read.
Ruleset load_ruleset(const std::string& name_or_path, const RulesetArguments& changes);

// Symbols where they will be seen: on a terminal that is set to UTF-8.
SuitStyle suit_style(const Output& output);

// The record that the arguments of `command` make up, or nothing where records come from standard input.
// Throws ParseError where there are both, or neither: then it says `how` to write a `record`.
struct RecordKind {
  std::string_view command;
  std::string_view record;
  std::string_view how;
};
std::optional<std::string> record_of_arguments(const RecordKind& kind, const std::vector<std::string>& words,
                                               bool is_stream);

// Records one after the other: in text a blank line between two, in CSV a heading before the first.
class RecordWriter {
 public:
  RecordWriter(Output& output, Format format, std::string csv_heading)
      : output_(output),
        before_next_(format == Format::Csv ? std::move(csv_heading) : ""),
        separator_(format == Format::Text ? "\n" : "") {}

  void write(const std::string& record) {
    output_.write(before_next_ + record);
    before_next_ = separator_;
    is_empty_ = false;
  }
  // A table has its heading even without records.
  void finish() {
    if (is_empty_) output_.write(before_next_);
  }

 private:
  Output& output_;
  std::string before_next_;
  std::string separator_;
  bool is_empty_ = true;
};

// "Nap" for reading; the id itself where symbols cannot be shown.
std::string title(std::string_view bid, SuitStyle style);

// Fields of a CSV record, quoted where they must be (RFC 4180).
std::string csv_field(std::string_view text);

// A number as JSON and CSV have it: nine significant digits at most.
std::string plain_number(double number);

}  // namespace nap::cli
