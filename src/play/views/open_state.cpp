#include "nap/play/views/open_state.hpp"

#include "nap/sim/deals/contracts.hpp"

namespace nap {

PlayState open_state(const View& view, const Hands& world) {
  const History& history = view.history;
  PlayState state;
  state.game = game_of(view.contract);
  if (const auto trump = history.trump()) state.game.trump = Trump::fixed(*trump);
  state.seats = history.seats();
  state.hands = world;
  state.leader = history.leader();
  for (const Card card : history.trick()) state.trick.push_back(card);
  state.taken = history.declarers_tricks();
  return state;
}

Dealt dealt_of(const View& view, const Hands& world) {
  Deal hands(view.history.seats());
  for (const Seat seat : all_seats(hands.seats())) {
    hands.give(seat, world[seat.index()] | view.history.played_by(seat));
  }
  Dealt dealt{hands, view.deck - hands.cards()};
  dealt.known[view.seat.index()] = view.out_of_play;
  dealt.coins = view.coins;
  return dealt;
}

Hands hands_left(const Deal& hands, const History& history) {
  Hands left{};
  for (const Seat seat : all_seats(hands.seats())) left[seat.index()] = hands.hand(seat) - history.played();
  return left;
}

}  // namespace nap
