// Nap's players in a mini-game.
#pragma once

#include <vector>

#include "nap/play/players/player.hpp"
#include "support/mini_nap.hpp"

namespace nap::test {

// What a seat sees that was dealt these cards.
inline View view_in(const MiniGame& game, Seat seat, CardSet dealt, const std::vector<Card>& played) {
  const Contract contract{game.target, game.has_trump ? Trump::first_lead() : Trump::none()};
  History history({.seats = game.seats, .hand_cards = game.hand_cards}, contract.trump);
  for (const Card card : played) history.play(card);
  return {seat, game.deck(), dealt, CardSet(), contract, Calls{}, history};
}

// The policy that the player follows in every seat. The player must outlive the policy.
inline Policy policy_of(const MiniGame& game, Player& player) {
  return [game, &player](Seat seat, CardSet dealt, const std::vector<Card>& played) {
    return player.choose(view_in(game, seat, dealt, played));
  };
}

}  // namespace nap::test
