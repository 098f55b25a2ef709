// A plain minimax for open trick games: what the solver is measured against. It shares nothing with the
// project, not even the meaning of a card, so that no mistake is made twice.
#pragma once

#include <optional>
#include <vector>

namespace plain {

struct Card {
  int suit;
  int rank;  // the higher card has the higher rank

  friend bool operator==(const Card&, const Card&) = default;
};

using Hand = std::vector<Card>;

// Seat 0 leads. Its side wants as many tricks as it can get, or at misère as few.
struct Game {
  std::vector<Hand> hands;   // one a seat, clockwise, all of one size
  std::vector<bool> allied;  // one a seat: does it play on seat 0's side?
  std::optional<int> trump;  // not read where the first lead makes trump
  bool first_lead_is_trump = false;
  bool misere = false;
};

// Tricks of seat 0's side after each card of seat 0, in the order of its hand.
std::vector<int> tricks_after_each_lead(const Game& game);

}  // namespace plain
