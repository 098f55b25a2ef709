#include "options/record_options.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/text/parse_error.hpp"

namespace nap::cli {

void add_stdin(CLI::App& command, RecordSource& source, const std::string& help) {
  command.add_flag_callback(
      "--stdin", [&source] { source = RecordSource::StandardInput; }, help);
}

std::optional<std::string> record_of_arguments(const RecordKind& kind, const std::vector<std::string>& words,
                                               RecordSource source) {
  const bool is_stream = source == RecordSource::StandardInput;
  if (is_stream && !words.empty()) {
    throw ParseError(fmt::format("{}: a {} and --stdin; give one or the other", kind.command, kind.record));
  }
  if (!is_stream && words.empty()) {
    throw ParseError(fmt::format("{}: no {}; write {}", kind.command, kind.record, kind.how));
  }
  if (is_stream) return std::nullopt;
  return fmt::format("{}", fmt::join(words, " "));
}

}  // namespace nap::cli
