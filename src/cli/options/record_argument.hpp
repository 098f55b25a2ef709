// A command's one record: written as its arguments, or many of them on standard input.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nap::cli {

struct RecordKind {
  std::string_view command;
  std::string_view record;
  std::string_view how;  // to write one
};

// The record that the arguments of the command make up, or nothing where records come from standard input.
// Throws ParseError where there are both, or neither.
std::optional<std::string> record_of_arguments(const RecordKind& kind, const std::vector<std::string>& words,
                                               bool is_stream);

}  // namespace nap::cli
