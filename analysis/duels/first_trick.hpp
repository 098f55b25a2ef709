// A defender's choice in the first trick: to head the declarer's trump, or to pass it.
#pragma once

#include <optional>

#include "duels/duels.hpp"
#include "nap/cards/deck.hpp"
#include "nap/play/selfplay/play_out.hpp"

namespace nap {

// The trumps of the defender: the ace and one below the lead, if the knave or a lower card is led, or any
// others.
enum class FirstTrickHolding { AceAndSmall, Other };

struct FirstTrick {
  Duel duel;     // first: headed, with the lowest card that heads it; second: passed, with the lowest card
  Rank highest;  // the defender's highest trump
};

// Plays the deal both ways, from the choice of the first defender who holds a higher trump than the one led.
// Nothing if that defender has no lower trump, and so no choice, or has another holding. The player sits in
// every seat. Requires a game with a lead, which is a trump.
std::optional<FirstTrick> play_first_trick(const Dealt& dealt, const PlayedGame& game,
                                           FirstTrickHolding holding, Player& player);

// Whether the cards that this hand leaves allow such a choice after the lead.
bool may_be_headed(Deck deck, CardSet hand, Card lead, FirstTrickHolding holding);

}  // namespace nap
