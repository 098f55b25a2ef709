#include "claims/exchange_effect.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "exchange/exchange_deals.hpp"
#include "exchange/two_players.hpp"
#include "nap/asnas/odds/pot_share.hpp"

namespace nap::asnas {
namespace {

double by_rule(const std::vector<double>& shares, const std::vector<double>& rule) {
  return std::inner_product(shares.begin(), shares.end(), rule.begin(), 0.0);
}

// What a hand wins that follows the rule, from the sums of its throws.
double mean_share(const ThrowSums& sums, const std::vector<double>& rule) {
  double parts = 0.0;
  for (std::size_t i = 0; i < rule.size(); ++i) parts += rule[i] * static_cast<double>(sums.parts[i]);
  return parts / static_cast<double>(kPotParts) / static_cast<double>(std::max<std::int64_t>(sums.deals, 1));
}

ExchangeEffect without_exchange(const HandThrows& hands, int players, Ranking ranking) {
  ExchangeEffect effect{{}, {}, {}, {}, {}};
  for (std::size_t hand = 0; hand < hands.size(); ++hand) {
    effect.chances.push_back(hands.chance(hand));
    effect.before.push_back(pot_share({hands.hand(hand), {}, players, hands.pack()}, ranking).share.value);
  }
  return effect;
}

// Of numbers for each category, the lowest first.
template <class Numbers>
auto of_big_hands(const Numbers& numbers) {
  return std::accumulate(numbers.begin() + static_cast<int>(Category::Full), numbers.end(),
                         typename Numbers::value_type{});
}

}  // namespace

ExchangeEffect effect_of_two(const HandThrows& hands, const ThrowRule& rule, Ranking ranking) {
  ExchangeEffect effect = without_exchange(hands, 2, ranking);
  TwoPlayers two(hands, ranking);
  for (std::size_t hand = 0; hand < hands.size(); ++hand) {
    effect.pilot.push_back(by_rule(two.shares(hand, rule), rule[hand]));
    effect.after.push_back(Estimate::exact(effect.pilot.back()));
  }
  effect.big_after = Estimate::exact(of_big_hands(two.best_categories(rule)));
  return effect;
}

// The shares of a mixture of throws vary at most as much as rates do.
ExchangeEffect effect_of(const HandThrows& hands, int players, const ThrowRule& rule, Ranking ranking,
                         const EffectSampling& sampling, Workers& workers) {
  ExchangeEffect effect = without_exchange(hands, players, ranking);
  ExchangeDeals deals(hands, players, ranking, workers);
  const std::vector<ThrowSums> pilot =
      deals.rate_all(rule, {sampling.seed, Stream::Pilot, 0, sampling.deals});
  const std::vector<ThrowSums> fresh =
      deals.rate_all(rule, {sampling.seed, Stream::Evaluation, 0, sampling.deals});
  for (std::size_t hand = 0; hand < hands.size(); ++hand) {
    effect.pilot.push_back(mean_share(pilot[hand], rule[hand]));
    effect.after.push_back(
        wilson_share(mean_share(fresh[hand], rule[hand]), static_cast<double>(sampling.deals)));
  }
  const std::uint64_t of_table = EffectSampling::kTableTimes * sampling.deals;
  effect.big_after = wilson_estimate(
      of_big_hands(deals.best_categories(rule, {sampling.seed, Stream::Sample, 0, of_table})), of_table);
  return effect;
}

std::uint64_t deals_for_effect(const HandThrows& hands, const EffectSampling& sampling) {
  return (2 * hands.size() + EffectSampling::kTableTimes) * sampling.deals;
}

Estimate mean_change(const ExchangeEffect& effect) {
  double mean = 0.0;
  double square = 0.0;  // of half the width of the interval
  for (std::size_t i = 0; i < effect.before.size(); ++i) {
    const double change = effect.after[i].value - effect.before[i];
    mean += effect.chances[i] * (effect.pilot[i] < effect.before[i] ? -change : change);
    const double half = effect.chances[i] * effect.after[i].half_width();
    square += half * half;
  }
  return {mean, mean - std::sqrt(square), mean + std::sqrt(square)};
}

HandChange largest_change(const ExchangeEffect& effect) {
  std::size_t hand = 0;
  const auto size = [&](std::size_t i) { return std::abs(effect.pilot[i] - effect.before[i]); };
  for (std::size_t i = 1; i < effect.before.size(); ++i) {
    if (size(i) > size(hand)) hand = i;
  }
  const Estimate& after = effect.after[hand];
  const double before = effect.before[hand];
  return {hand, {after.value - before, after.low - before, after.high - before}};
}

Estimate turned_pairs(const ExchangeEffect& effect, double least) {
  Estimate turned{0.0, 0.0, 0.0};
  double all = 0.0;
  for (std::size_t better = 0; better < effect.before.size(); ++better) {
    for (std::size_t worse = 0; worse < effect.before.size(); ++worse) {
      const double chance = effect.chances[better] * effect.chances[worse];
      if (better != worse) all += chance / 2.0;  // each pair comes twice
      if (effect.before[better] - effect.before[worse] < least) continue;
      const double ahead = effect.after[worse].value - effect.after[better].value;
      const double half = std::hypot(effect.after[worse].half_width(), effect.after[better].half_width());
      if (ahead >= least) turned.value += chance;
      if (ahead - half >= least) turned.low += chance;
      if (ahead + half >= least) turned.high += chance;
    }
  }
  return {turned.value / all, turned.low / all, turned.high / all};
}

}  // namespace nap::asnas
