// Records. One is written as the arguments of a command, or many come from standard input.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace nap::cli {

enum class RecordSource { Arguments, StandardInput };

struct RecordKind {
  std::string_view command;  // "ask"
  std::string_view record;   // "hand"
  std::string_view how;      // how to write one
};

// --stdin
void add_stdin(CLI::App& command, RecordSource& source, const std::string& help);

// The record that the arguments of the command form. Empty if records come from standard input. Throws
// ParseError if there are both or neither.
std::optional<std::string> record_of_arguments(const RecordKind& kind, const std::vector<std::string>& words,
                                               RecordSource source);

}  // namespace nap::cli
