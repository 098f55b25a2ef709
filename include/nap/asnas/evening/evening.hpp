// An evening of As Nas: many deals, in which each player speaks first in turn, and what each has in the end.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "nap/asnas/evening/playing_style.hpp"

namespace nap::asnas {

// Pots are shared to the last part of a chip, so that every number of winners divides it.
inline constexpr int kChipParts = 12;

// What one player pays into the pot in a deal, in chips, and what he gets out of it less that, in parts.
struct DealResult {
  double chance;
  int paid;
  int won;

  friend bool operator==(const DealResult&, const DealResult&) = default;
};
using DealResults = std::vector<DealResult>;

// What a deal can bring each seat, if all follow these plans.
std::vector<DealResults> deal_results(const BettingGame& game, std::span<const equilibrium::Plan> plans);

struct EveningRules {
  int deals = 60;
  int chips = 50;  // of each player at first
};

// What an evening brings one player, in chips.
struct PlayerEvening {
  double mean;
  double deviation;  // standard deviation
  double low;        // he loses more in one of twenty evenings
  double high;       // and wins more in one of twenty
  double borrows;    // chance that his chips once do not suffice for what he pays; he borrows and plays on
  double in_debt;    // chance that he ends with fewer chips than none
};

// Counts an evening of one player, deal by deal: deal number i brings turns[i % turns.size()]. Requires at
// least one turn, whose chances add up to 1.
PlayerEvening evening_of(const EveningRules& rules, std::span<const DealResults> turns);

// What an evening brings each player. The first player has the style, the others follow the solution and sit
// in turn to his left. He speaks first in the first deal, the next player in the second, and so on.
struct TableEvening {
  std::vector<PlayerEvening> players;
  double unforeseen;  // chance, in one deal, that the others come where they never come by themselves
};
TableEvening table_evening(const BettingGame& game, const LearnedSolution& learned, const PlayingStyle& style,
                           const EveningRules& rules);

}  // namespace nap::asnas
