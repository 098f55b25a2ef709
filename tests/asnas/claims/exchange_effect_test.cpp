// What the exchange changes.
#include "claims/exchange_effect.hpp"

#include <cmath>

#include <catch2/catch.hpp>

#include "asnas/exchange/plain_exchange.hpp"
#include "exchange/two_players.hpp"
#include "nap/asnas/odds/table_odds.hpp"

using namespace nap;
using namespace nap::asnas;
using namespace nap::test;

namespace {

double big_hands(const TableOdds& odds) {
  return odds.categories[0].best.value + odds.categories[1].best.value + odds.categories[2].best.value;
}

ExchangeEffect made(std::vector<Estimate> after, std::vector<double> pilot) {
  return {{0.5, 0.25, 0.25}, {0.50, 0.40, 0.39}, std::move(after), std::move(pilot), {}};
}

Estimate exact(double value) { return Estimate::exact(value); }

}  // namespace

TEST_CASE("If two players keep everything, the exchange changes nothing", "[asnas][claims]") {
  const HandThrows hands(Pack{4});
  const ExchangeEffect effect = effect_of_two(hands, nothing_thrown(hands), Ranking::Combination);
  CHECK(effect.big_after.value == Approx(big_hands(table_odds(2, Pack{4}))).margin(1e-12));
  CHECK(mean_change(effect).value == Approx(0.0).margin(1e-12));
  CHECK(largest_change(effect).change.value == Approx(0.0).margin(1e-12));
  CHECK(turned_pairs(effect, 0.015).high == 0.0);
}

TEST_CASE("If two players throw away everything, every hand wins as much as another", "[asnas][claims]") {
  const HandThrows hands(Pack{4});
  const ExchangeEffect effect = effect_of_two(hands, everything_thrown(hands), Ranking::Combination);
  for (const Estimate& after : effect.after) CHECK(after.value == Approx(0.5).margin(1e-12));
  CHECK(std::abs(largest_change(effect).change.value) == Approx(0.5).margin(0.01));
  CHECK(turned_pairs(effect, 0.015).value == 0.0);
}

TEST_CASE("If four players keep everything, random deals find no change beyond their error",
          "[asnas][claims]") {
  constexpr EffectSampling kSampling{3, 2'000};
  Monitor monitor;
  Workers workers(2, monitor);
  const HandThrows hands(Pack{4});
  const ExchangeEffect effect =
      effect_of(hands, 4, nothing_thrown(hands), Ranking::Combination, kSampling, workers);
  CHECK(monitor.done == deals_for_effect(hands, kSampling));
  int missed = 0;
  for (std::size_t i = 0; i < hands.size(); ++i) {
    missed += effect.before[i] < effect.after[i].low || effect.before[i] > effect.after[i].high ? 1 : 0;
  }
  CHECK(missed <= 15);  // of 121, in 5 % of cases on average
  CHECK(std::abs(mean_change(effect).value) < 2.5 * mean_change(effect).half_width());
  CHECK(std::abs(effect.big_after.value - big_hands(table_odds(4, Pack{4}))) <
        2.5 * effect.big_after.half_width());
  CHECK(turned_pairs(effect, 0.015).low == 0.0);
}

TEST_CASE("In random deals two players' hands change as was counted", "[asnas][claims][oracle]") {
  Monitor monitor;
  Workers workers(2, monitor);
  const HandThrows hands(Pack{4});
  const ThrowRule rule = TwoPlayers(hands, Ranking::Combination).find_rule().rule;
  const ExchangeEffect counted = effect_of_two(hands, rule, Ranking::Combination);
  const ExchangeEffect sampled = effect_of(hands, 2, rule, Ranking::Combination, {1, 2'000}, workers);
  CHECK(std::abs(mean_change(counted).value - mean_change(sampled).value) <
        2.5 * mean_change(sampled).half_width());
  CHECK(std::abs(counted.big_after.value - sampled.big_after.value) < 2.5 * sampled.big_after.half_width());
  const double turned = turned_pairs(counted, 0.015).value;
  CHECK(turned_pairs(sampled, 0.015).low <= turned);
  CHECK(turned_pairs(sampled, 0.015).high >= turned);
}

// The pairs of these hands come in .125, .125 and .0625 of .3125.
TEST_CASE("A pair of hands is turned if both differences are large enough", "[asnas][claims][unit]") {
  // The first hand falls behind both others. These differ by less than 1.5 points before.
  const ExchangeEffect turned = made({exact(0.3), exact(0.4), exact(0.5)}, {0.3, 0.4, 0.5});
  CHECK(turned_pairs(turned, 0.015).value == Approx(0.8));
  const ExchangeEffect unsure = made({{0.35, 0.3, 0.4}, exact(0.37), exact(0.3)}, {0.3, 0.4, 0.5});
  CHECK(turned_pairs(unsure, 0.015).value == Approx(0.4));
  CHECK(turned_pairs(unsure, 0.015).low == 0.0);
  CHECK(turned_pairs(unsure, 0.015).high == Approx(0.4));
}

TEST_CASE("Other deals than those that are shown choose the hand and the signs", "[asnas][claims][unit]") {
  const ExchangeEffect effect = made({exact(0.3), exact(0.4), exact(0.5)}, {0.6, 0.4, 0.9});
  CHECK(mean_change(effect).value == Approx(0.5 * -0.2 + 0.25 * 0.11));
  CHECK(largest_change(effect).hand == 2);
  CHECK(largest_change(effect).change.value == Approx(0.11));
}
