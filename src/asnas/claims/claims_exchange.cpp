#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "claims/claim_tests.hpp"
#include "claims/exchange_effect.hpp"
#include "exchange/exchange_deals.hpp"
#include "exchange/two_players.hpp"
#include "nap/asnas/hands/card_names.hpp"
#include "nap/report/figures.hpp"

namespace nap::asnas {
namespace {

constexpr int kMostExchanging = 5;  // players
constexpr double kMuch = 0.05;      // of deals, or of pairs of hands
constexpr double kLeastDifference =
    0.015;  // of the pot; smaller ones can be those of the rule that was found
constexpr std::uint64_t kEffectSubject = 2;  // draws with which a rule is rated that was found with others

EffectSampling sampling_of(const ClaimsPlan& plan) {
  return {seed_of(plan.seed, kEffectSubject), plan.deals};
}

ExchangeEffect effect_with_best_rule(ClaimStudy& study, int players, const HandThrows& hands) {
  constexpr Ranking kRanking = Ranking::Combination;
  if (players == 2) return effect_of_two(hands, TwoPlayers(hands, kRanking).find_rule().rule, kRanking);
  ExchangeDeals deals(hands, players, kRanking, study.workers());
  const ThrowRule rule = deals.find_rule(study.plan().seed, study.plan().deals).rule;
  return effect_of(hands, players, rule, kRanking, sampling_of(study.plan()), study.workers());
}

std::uint64_t deals_of(const ClaimStudy& study, int players) {
  if (players == 2) return 0;
  const HandThrows hands(study.pack(players));
  return ExchangeDeals::deals_to_find(hands.size(), study.plan().deals) +
         deals_for_effect(hands, sampling_of(study.plan()));
}

double big_before(const TableOdds& odds) {
  double chance = 0.0;
  for (const CategoryOdds& category : odds.categories) {
    if (category.category >= Category::Full) chance += category.best.value;
  }
  return chance;
}

Estimate less(const Estimate& value, double other) {
  return {value.value - other, value.low - other, value.high - other};
}

}  // namespace

TestResult test_exchange(ClaimStudy& study) {
  const std::vector<int> tables = study.tables(kMostExchanging);
  for (const int players : tables) study.workers().monitor().planned += deals_of(study, players);
  std::vector<Figure> figures;
  std::vector<Verdict> verdicts;
  std::vector<double> times;
  std::vector<double> changes;
  for (const int players : tables) {
    const HandThrows hands(study.pack(players));
    const double before = big_before(study.odds(players));
    const ExchangeEffect effect = effect_with_best_rule(study, players, hands);
    study.throw_if_stopped();
    const std::string table = study.table_text(players);
    const HandChange largest = largest_change(effect);
    const Estimate turned = turned_pairs(effect, kLeastDifference);
    const Estimate more = less(effect.big_after, before);
    figures.push_back(exact_share(table + ": a full or better is the best hand, before", "", before));
    figures.push_back(share(table + ": the same after the exchange", "", effect.big_after));
    figures.push_back(share(table + ": so much more often", "", more));
    figures.push_back(
        share(table + ": average change of a hand's share of the pot", "", mean_change(effect)));
    figures.push_back(share(table + ": largest change of a hand's share", to_text(hands.hand(largest.hand)),
                            largest.change));
    figures.push_back(share(table + ": pairs of hands that change their order", "", turned));
    verdicts.push_back(is_below(more, kMuch));
    verdicts.push_back(is_below(turned, kMuch));
    times.push_back(effect.big_after.value / before);
    changes.push_back(mean_change(effect).value);
  }
  const auto [fewest, most] = std::minmax_element(times.begin(), times.end());
  const auto [least, greatest] = std::minmax_element(changes.begin(), changes.end());
  const std::string reason = fmt::format(
      "With the exchange a full or better is the best hand {:.1f} to {:.1f} times as often as without, and what a "
      "hand wins of the pot changes by {} to {} on average.",
      *fewest, *most, report::percent(*least), report::percent(*greatest));
  return conclude(std::move(figures), all_of(verdicts), {reason, reason}, kSampledBasis,
                  "More deals (--deals).");
}

}  // namespace nap::asnas
