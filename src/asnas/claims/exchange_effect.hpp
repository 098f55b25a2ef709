// What the exchange changes if everybody follows one rule.
#pragma once

#include <array>
#include <vector>

#include "nap/asnas/exchange/throw_rule.hpp"
#include "nap/asnas/hands/ranking.hpp"
#include "nap/chance/interval.hpp"
#include "nap/chance/workers.hpp"

namespace nap::asnas {

// What each hand wins of the pot, in the order of HandThrows.
struct ExchangeEffect {
  std::vector<double> chances;  // that a player is dealt the hand
  std::vector<double> before;   // without an exchange
  std::vector<Estimate> after;  // with one, by the rule
  std::vector<double> pilot;    // the same in other deals, which only choose hands and signs
  Estimate big_after;           // that the best hand is a full or better with an exchange
};

// Two players' is counted.
ExchangeEffect effect_of_two(const HandThrows& hands, const ThrowRule& rule, Ranking ranking);

// In so many deals of each hand, and as many times twenty of the whole table. Counts deals in the workers'
// monitor. Once that is told to stop, it means nothing.
struct EffectSampling {
  std::uint64_t seed;
  std::uint64_t deals;

  static constexpr std::uint64_t kTableTimes = 20;
};
ExchangeEffect effect_of(const HandThrows& hands, int players, const ThrowRule& rule, Ranking ranking,
                         const EffectSampling& sampling, Workers& workers);
std::uint64_t deals_for_effect(const HandThrows& hands, const EffectSampling& sampling);

// How much a hand's share changes on average over all hands. Its sign is the pilot's, so that errors do not
// count as changes.
Estimate mean_change(const ExchangeEffect& effect);

// The hand whose share changes most in the pilot, with the change that it has in the other deals.
struct HandChange {
  std::size_t hand;
  Estimate change;
};
HandChange largest_change(const ExchangeEffect& effect);

// Of all pairs of two different hands, as often as two players are dealt them, the share in which the hand
// that wins more without an exchange wins less with it. Both differences must be `least` of the pot or more.
// The ends of the interval count the pairs whose second difference is above `least` for sure, and those for
// which it may be.
Estimate turned_pairs(const ExchangeEffect& effect, double least);

}  // namespace nap::asnas
