// Bids and tables as a person reads them.
#pragma once

#include <string>
#include <string_view>

#include "nap/cards/notation.hpp"
#include "nap/rules/seating.hpp"

namespace nap::cli {

// "Nap" where symbols can be shown, else the id.
std::string title(std::string_view bid, SuitStyle style);

// "6 players (the dealer has no cards but pays)"
std::string players_text(const Seating& seating);

}  // namespace nap::cli
