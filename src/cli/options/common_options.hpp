// The options of every command.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "io/format.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

inline const std::string kVersion = "nap " NAP_VERSION;

// Options are kept as text. The command that uses them parses them, so errors read alike.
struct CommonArguments {
  std::string seed = "1";
  std::optional<std::string> threads;  // none: one for every core
  std::string format = "text";
  std::string out;  // a file; empty: standard output
  bool no_progress = false;
};

// Where nothing is dealt at random or in parallel, seed and threads change nothing.
void add_common(CLI::App& command, CommonArguments& common);

struct CommonOptions {
  Format format;
  std::uint64_t seed;
  int threads;  // 0: one for every core
  bool shows_progress;
};
// Throws ParseError.
CommonOptions parse_common(const CommonArguments& arguments);

}  // namespace nap::cli
