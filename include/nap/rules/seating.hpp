// Who sits at the table, who has cards, and who pays.
#pragma once

#include <optional>
#include <string>

#include "nap/cards/deck.hpp"
#include "nap/cards/seat.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

// At Peel's table of six the dealer takes no cards but pays and is paid like everybody else: five active
// seats, five payers.
struct Seating {
  int players;  // people at the table, 2 to 7
  int active;   // seats that hold cards
  int payers;   // who settle with the declarer: players - 1, or the defenders alone

  constexpr int defenders() const { return active - 1; }
  // Seats are counted from the dealer's left. The eldest hand calls first and is the first seat; the dealer
  // is the last, with or without cards.
  static constexpr Seat eldest() { return Seat(0); }
  constexpr Seat dealer() const { return Seat(players - 1); }
  friend constexpr bool operator==(const Seating&, const Seating&) = default;
};

// Whether only two seats can hold so many cards each.
constexpr bool are_for_two(int hand_cards) { return hand_cards > max_hand_cards(3); }

// Why this number of people cannot be seated: Nap is not for that number, fewer than two seats would hold
// cards, the hands are too large for so many seats, or the deck has too few cards. Nothing if they can be
// seated. `dealer_out`, if given, overrides the ruleset.
std::optional<std::string> seating_fault(const Ruleset& ruleset, int players, std::optional<bool> dealer_out,
                                         Deck deck);

// Seats the players. Throws ParseError with the fault if there is one.
Seating seat_players(const Ruleset& ruleset, int players, std::optional<bool> dealer_out, Deck deck);

}  // namespace nap
