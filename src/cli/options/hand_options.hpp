// Who holds cards, and how many.
#pragma once

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace nap::cli {

// --dealer-out and --no-dealer-out. Empty: as the stake table says.
void add_dealer_out(CLI::App& command, std::optional<bool>& dealer_out);

// --dead
void add_dead(CLI::App& command, std::optional<std::string>& dead);

// --ranks
void add_ranks(CLI::App& command, std::string& ranks);

}  // namespace nap::cli
