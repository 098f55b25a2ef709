// Who holds cards, and how many.
#pragma once

#include <optional>
#include <string>

#include "nap/cards/notation.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

// --dealer-out and --no-dealer-out; nothing: as the stake table says.
void add_dealer_out(CLI::App& command, std::optional<bool>& dealer_out);

// --cards: 5 or 7. Throws ParseError.
int parse_cards(const std::string& text);

// --ranks: en, fr or es. Throws ParseError.
void add_ranks(CLI::App& command, std::string& ranks);
RankLetters parse_rank_letters(const std::string& text);

}  // namespace nap::cli
