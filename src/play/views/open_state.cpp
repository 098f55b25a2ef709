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

}  // namespace nap
