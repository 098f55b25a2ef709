#include "nap/play/selfplay/played_hand.hpp"

namespace nap {

bool play_out(const Deal& deal, const PlayedGame& game, const Players& players) {
  History history(deal.seats(), deal.hand_cards(), game.contract.trump);
  if (game.lead) history.play(*game.lead);
  return play_out(deal, game, history, players);
}

bool play_out(const Deal& deal, const PlayedGame& game, History history, const Players& players) {
  for (;;) {
    if (const std::optional<bool> is_made = settled(game.contract, history)) return *is_made;
    const Seat seat = history.to_play();
    const View view = view_of(seat, deal, game.pack, game.contract, game.calls, history);
    history.play(players.at(seat).choose(view));
  }
}

}  // namespace nap
