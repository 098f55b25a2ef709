#include "nap/rules/seating.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "nap/text/parse_error.hpp"

namespace nap {

namespace {

bool is_dealer_out(const Ruleset& ruleset, int players, std::optional<bool> dealer_out) {
  const std::vector<int>& usual = ruleset.dealer_out;
  return dealer_out.value_or(std::find(usual.begin(), usual.end(), players) != usual.end());
}

}  // namespace

std::optional<std::string> seating_fault(const Ruleset& ruleset, int players, std::optional<bool> dealer_out,
                                         Deck deck) {
  if (players < 2 || players > kMaxSeats) {
    return fmt::format("players {}: Nap is played by 2 to {}", players, kMaxSeats);
  }
  const bool is_out = is_dealer_out(ruleset, players, dealer_out);
  const int active = players - (is_out ? 1 : 0);
  if (active < 2) {
    return fmt::format("players {} with the dealer out: only {} would hold cards; at least 2 must", players,
                       active);
  }
  if (ruleset.cards > max_hand_cards(active)) {
    return fmt::format("players {}{}: hands of {} cards are for two players; more have at most {} cards each",
                       players, is_out ? " with the dealer out" : "", ruleset.cards, max_hand_cards(active));
  }
  const int cards = ruleset.dealt_cards();
  const int most = deck.max_seats(cards);
  if (active > most) {
    return fmt::format("players {}{}: {} hands of {} cards{} need {}; the deck of {} serves at most {}",
                       players, is_out ? " with the dealer out" : "", active, cards,
                       ruleset.dealt ? ", as they are dealt," : "", active * cards, deck.size(), most);
  }
  return std::nullopt;
}

Seating seat_players(const Ruleset& ruleset, int players, std::optional<bool> dealer_out, Deck deck) {
  if (const auto fault = seating_fault(ruleset, players, dealer_out, deck)) throw ParseError(*fault);
  const bool is_out = is_dealer_out(ruleset, players, dealer_out);
  return Seating{players, players - (is_out ? 1 : 0), players - 1};
}

}  // namespace nap
