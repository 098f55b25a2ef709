// A plain minimax for open trick games: the reference for the solver. It shares nothing with the project, not
// even the card type. So a mistake in one is not repeated in the other.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace plain {

struct Card {
  int suit;  // kJoker for the joker
  int rank;  // the higher card has the higher rank

  friend bool operator==(const Card&, const Card&) = default;
};

// The joker is the highest trump: it follows when trumps are led, and whoever has a trump follows when it is
// led. Without trumps it is the only trump.
inline constexpr int kJoker = 4;

using Hand = std::vector<Card>;

// Seat 0 leads. Its side plays for the most tricks, at misère for the fewest.
struct Game {
  std::vector<Hand> hands;   // one per seat, clockwise, all of equal size
  std::vector<bool> allied;  // one per seat: whether it plays on seat 0's side
  std::optional<int> trump;  // not used if the first lead makes trump
  bool first_lead_is_trump = false;
  bool misere = false;
};

// The middle of a hand. Seats that have played to the trick hold one card fewer than the others.
struct Position {
  Game game;                // with trump, if there is one
  std::size_t leader;       // of the trick
  std::vector<Card> trick;  // in order of play
};

// The tricks that seat 0's side takes from now on, including this one, after each card that the seat to play
// may play. The cards are in the order of the hand.
std::vector<int> tricks_after_each_card(const Position& position);

// The tricks of seat 0's side after each lead of seat 0. The leads are in the order of the hand. If the first
// lead makes trump, the joker makes that of the four suits trump which is best for seat 0.
std::vector<int> tricks_after_each_lead(const Game& game);

}  // namespace plain
