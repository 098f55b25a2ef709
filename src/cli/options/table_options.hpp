// The table that a question is about.
#pragma once

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace nap::cli {

// What is not given comes from the user's defaults (table_defaults.hpp).
struct TableArguments {
  std::optional<std::string> players = {};
  std::optional<std::string> deck = {};
  std::optional<std::string> cards = {};
  std::optional<std::string> stakes = {};
  std::optional<bool> dealer_out = {};
};

// --players, --deck, --cards, --stakes and --dealer-out.
void add_table(CLI::App& command, TableArguments& table);

}  // namespace nap::cli
