#include "nap/solver/play_state.hpp"

#include <cassert>

#include "nap/rules/trick.hpp"

namespace nap {

PlayState PlayState::start(const Deal& deal, const Game& game) {
  PlayState state;
  state.game = game;
  state.seats = deal.seats();
  for (const Seat seat : all_seats(deal.seats())) state.hands[seat.index()] = deal.hand(seat);
  return state;
}

CardSet PlayState::legal() const {
  const CardSet hand = hands[to_play().index()];
  return trick.is_empty() ? hand : legal_cards(hand, trick[0], game.trump.suit());
}

void PlayState::play(Card card) {
  assert(legal().has(card));
  if (trick.is_empty() && game.trump.is_first_lead()) game.trump = Trump::fixed(card.suit());
  hands[to_play().index()].remove(card);
  trick.push_back(card);
  if (static_cast<int>(trick.size()) < seats) return;
  leader = leader.further_by(trick_winner(trick.all(), game.trump.suit()), seats);
  if (game.allies.has(leader)) ++taken;
  trick.clear();
}

}  // namespace nap
