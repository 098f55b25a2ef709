#include "nap/play/selfplay/play_out.hpp"

#include "nap/cards/joker.hpp"

namespace nap {
namespace {

void play_next(const Dealt& dealt, const PlayedGame& game, const Players& players, History& history) {
  const Seat seat = history.to_play();
  history.play(players.at(seat).choose(view_of(seat, dealt, game.contract, game.calls, history)));
}

}  // namespace

bool play_out(const Dealt& dealt, const PlayedGame& game, const Players& players) {
  History history(dealt.hands.shape(), game.contract.trump);
  if (!game.lead) return play_out(dealt, game, players, history);
  history.open(under_trump(*game.lead));
  return play_out(under_trump(dealt, history.trump()), game, players, history);
}

bool play_out(const Dealt& dealt, const PlayedGame& game, const Players& players, History history) {
  for (;;) {
    if (const std::optional<bool> is_made = settled(game.contract, history)) return *is_made;
    play_next(dealt, game, players, history);
  }
}

History play_every_trick(const Dealt& dealt, const PlayedGame& game, const Players& players) {
  History history(dealt.hands.shape(), game.contract.trump);
  history.open(under_trump(game.lead.value()));
  const Dealt settled = under_trump(dealt, history.trump());
  while (!history.is_over()) play_next(settled, game, players, history);
  return history;
}

}  // namespace nap
