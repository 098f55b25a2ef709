#include "nap/play/selfplay/play_out.hpp"

namespace nap {

bool play_out(const Deal& deal, const PlayedGame& game, const Players& players) {
  History history(deal.seats(), deal.hand_cards(), game.contract.trump);
  if (game.lead) history.play(*game.lead);
  return play_out(deal, game, players, history);
}

bool play_out(const Deal& deal, const PlayedGame& game, const Players& players, History history) {
  for (;;) {
    if (const std::optional<bool> is_made = settled(game.contract, history)) return *is_made;
    const Seat seat = history.to_play();
    View view = view_of(seat, deal, game.deck, game.contract, game.calls, history);
    view.out_of_play = game.out_of_play[seat.index()];
    history.play(players.at(seat).choose(view));
  }
}

}  // namespace nap
