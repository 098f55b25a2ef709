// What a hand wins if everybody shows.
#pragma once

#include <cstdint>
#include <vector>

#include "nap/asnas/hands/ranking.hpp"
#include "nap/asnas/odds/exact_chance.hpp"

namespace nap::asnas {

struct PotQuestion {
  Cards hand;
  Cards dead;  // cards that were shown and that nobody holds
  int players;
  Pack pack;

  constexpr Cards unseen() const { return pack.cards() - hand - dead; }
};

struct PotShare {
  ExactChance win;    // alone
  ExactChance tie;    // with others, who share the pot
  ExactChance share;  // the expected share of the pot
};

// Counts every deal of the other hands, which are any hands of the unseen cards. Requires a hand and dead
// cards that the pack contains together, 2 to kMostPlayers players, and unseen cards enough for the other
// hands.
PotShare pot_share(const PotQuestion& question, Ranking ranking);

// How often another player holds a hand of each category, before any card is seen and with these cards.
struct OthersCategory {
  Category category;
  ExactChance before;
  ExactChance now;
};
// The highest category first. Requires what pot_share requires.
std::vector<OthersCategory> others_hand(const PotQuestion& question);

}  // namespace nap::asnas
