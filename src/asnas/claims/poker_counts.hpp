// Hands of five cards from packs with any number of ranks, by formula.
#pragma once

#include "nap/asnas/hands/ranking.hpp"

namespace nap::asnas {

// How many ranks a pack has, and how many cards of each.
struct RankPack {
  int ranks;
  int copies;
};
inline constexpr RankPack kPokerPack{13, 4};

// Hands of the category, if straights and flushes do not count and cards of one rank are told apart.
std::uint64_t hands_of(Category category, const RankPack& pack);

// That a player is dealt one of them.
double chance_of(Category category, const RankPack& pack);

}  // namespace nap::asnas
