// How often each hand comes, and which hands win.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "nap/asnas/hands/ranking.hpp"
#include "nap/asnas/odds/exact_chance.hpp"

namespace nap::asnas {

struct CategoryOdds {
  Category category;
  std::uint64_t hands;  // of the pack, cards of one rank told apart
  ExactChance chance;   // that one player is dealt it
  ExactChance best;     // that it is the category of the best hand at the table
};

// Hands that share the pot if the ranks that make the category count, but not the other cards.
struct CombinationOdds {
  Cards example;  // one of them
  std::uint64_t hands;
  ExactChance chance;
};

struct TableOdds {
  int players;
  Pack pack;
  std::vector<CategoryOdds> categories;       // the highest first
  std::vector<CombinationOdds> combinations;  // the best first
  std::array<ExactChance, 3> ties;            // that two or more share the pot, by the rankings of kRankings
};

// Counts every deal. Requires 2 to kMostPlayers players, and a pack that has enough cards.
TableOdds table_odds(int players, const Pack& pack);

}  // namespace nap::asnas
