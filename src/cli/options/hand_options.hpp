// Who holds cards, and how many.
#pragma once

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace nap::cli {

// --dealer-out and --no-dealer-out; nothing: as the stake table says.
void add_dealer_out(CLI::App& command, std::optional<bool>& dealer_out);

// --cards: 5 or 7. Throws ParseError.
int parse_cards(const std::string& text);

}  // namespace nap::cli
