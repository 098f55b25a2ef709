#include "io/names.hpp"

#include <fmt/format.h>

#include "nap/rules/ruleset.hpp"

namespace nap::cli {

std::string title(std::string_view bid, SuitStyle style) {
  return style == SuitStyle::Symbols ? bid_title(bid) : std::string(bid);
}

std::string players_text(const Seating& seating) {
  return fmt::format("{} players{}", seating.players,
                     seating.active < seating.players ? " (the dealer has no cards but pays)" : "");
}

}  // namespace nap::cli
