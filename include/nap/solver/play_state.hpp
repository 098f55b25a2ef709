// A hand in progress with all hands open: what the solver is asked about after the first card.
#pragma once

#include "nap/cards/card_list.hpp"
#include "nap/cards/deal.hpp"
#include "nap/solver/game.hpp"

namespace nap {

// Seats that have played to the trick in progress hold one card fewer than the others. It does not matter
// which cards were played before and which are in the stock: a card that is in no hand is gone.
struct PlayState {
  Game game;                  // its trump is first_lead only before the first card of all
  int seats = 2;              // 2 to 7
  Hands hands{};              // what each seat still holds
  Seat leader;                // of the trick in progress, or of the one to come
  CardList<kMaxSeats> trick;  // the trick in progress, in the order of play: fewer cards than seats
  int taken = 0;              // finished tricks that the declarer's side took

  // The state before the first card of a deal.
  static PlayState start(const Deal& deal, const Game& game);

  Seat to_play() const { return leader.further_by(static_cast<int>(trick.size()), seats); }
  // Tricks that are not finished, the one in progress included.
  int tricks_left() const { return hands[to_play().index()].size(); }
  bool is_over() const { return trick.is_empty() && tricks_left() == 0; }
  // What the seat to play may play.
  CardSet legal() const;

  // The seat to play plays `card`, one of legal(). Before the joker is led as the first card of all, `game`
  // must have the trump suit that it names. To undo a card, keep a copy.
  void play(Card card);
};

}  // namespace nap
