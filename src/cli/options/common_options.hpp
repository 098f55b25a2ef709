// The options of every command.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "io/color.hpp"
#include "nap/report/format.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

inline const std::string kVersion = "nap " NAP_VERSION;
inline const std::string kVersionHelp = "Print the version and exit";

// Options are kept as text. The command that uses them parses them, so that all errors read alike.
struct CommonArguments {
  std::string seed = "1";
  std::optional<std::string> threads;  // none: one for every core
  std::string format = "text";
  std::string out;  // a file; empty: standard output
  std::string color = "auto";
  bool no_progress = false;
};

// How a command works. Every command accepts all common options, but its help names only those that change
// something.
enum class Work {
  Deals,    // random deals, on all threads
  Records,  // many records, one after the other; only their progress can be shown
  Simple
};
void add_common(CLI::App& command, CommonArguments& common, Work work = Work::Deals);

struct CommonOptions {
  report::Format format;
  std::uint64_t seed;
  int threads;  // 0: one for every core
  bool shows_progress;
  Coloring coloring;  // of text; never of JSON and CSV
};
// Throws ParseError.
CommonOptions parse_common(const CommonArguments& arguments);

}  // namespace nap::cli
