#include "nap/rules/seating.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "nap/text/parse_error.hpp"

namespace nap {

Seating seat_players(const Ruleset& ruleset, int players, std::optional<bool> dealer_out, Deck deck) {
  if (players < 2 || players > kMaxSeats) {
    throw ParseError(fmt::format("players {}: Nap is played by 2 to {}", players, kMaxSeats));
  }
  const std::vector<int>& usual = ruleset.dealer_out;
  const bool is_dealer_out =
      dealer_out.value_or(std::find(usual.begin(), usual.end(), players) != usual.end());
  const int active = players - (is_dealer_out ? 1 : 0);
  if (active < 2) {
    throw ParseError(fmt::format("players {} with the dealer out: only {} would hold cards; at least 2 must",
                                 players, active));
  }
  const int most = deck.max_seats(ruleset.cards);
  if (active > most) {
    throw ParseError(
        fmt::format("players {}{}: {} hands of {} cards need {}; the deck of {} serves at most {}", players,
                    is_dealer_out ? " with the dealer out" : "", active, ruleset.cards,
                    active * ruleset.cards, deck.size(), most));
  }
  return Seating{players, active, players - 1};
}

}  // namespace nap
