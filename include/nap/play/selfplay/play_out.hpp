// Plays hands out card by card, with players who see only what their seats see.
#pragma once

#include <optional>

#include "nap/cards/deal.hpp"
#include "nap/play/players/player.hpp"

namespace nap {

// What is played. It is the same for all deals of a sample.
struct PlayedGame {
  Contract contract;
  Calls calls;                  // what every seat remembers of the auction
  std::optional<Opening> lead;  // the declarer's first card; nothing: the declarer chooses it
};

// Who sits where: one player for the declarer, and one for all defenders. At each seat a player still sees
// only that seat's cards.
struct Players {
  Player& declarer;
  Player& defenders;

  Player& at(Seat seat) const { return seat == kDeclarer ? declarer : defenders; }
};

// Whether the declarer makes the contract. Play stops as soon as that is settled. Requires a lead if a joker
// may name trump.
bool play_out(const Dealt& dealt, const PlayedGame& game, const Players& players);
// The same after the cards of `history`, which were played from the hands of `dealt`. A joker is as it is
// under the trump of the history. The game's lead is not looked at.
bool play_out(const Dealt& dealt, const PlayedGame& game, const Players& players, History history);

// Plays to the last card, also after the contract is settled. Requires a lead, and players who choose by the
// cards alone, such as GreedyPlayer and DuckingPlayer.
History play_every_trick(const Dealt& dealt, const PlayedGame& game, const Players& players);

}  // namespace nap
