// Exchanges in random deals.
#include "exchange/exchange_deals.hpp"

#include <cmath>

#include <catch2/catch.hpp>

#include "exchange/two_players.hpp"
#include "nap/asnas/hands/card_names.hpp"
#include "nap/asnas/odds/table_odds.hpp"
#include "plain_exchange.hpp"

using namespace nap;
using namespace nap::asnas;
using namespace nap::test;

namespace {

double share_of(const ThrowSums& sums, std::size_t place) {
  return static_cast<double>(sums.parts[place]) / static_cast<double>(kPotParts * sums.deals);
}

// The standard error of a share, with a pinch for rates near 0 and 1.
double error_of(const ThrowSums& sums, std::size_t place) {
  const double share = share_of(sums, place);
  return std::sqrt((share * (1.0 - share) + 1e-3) / static_cast<double>(sums.deals));
}

constexpr std::uint64_t kDealsOfTable = 20'000;

void check_rate(std::uint64_t count, double chance) {
  const double rate = static_cast<double>(count) / kDealsOfTable;
  CHECK(std::abs(rate - chance) < 4.5 * std::sqrt((chance * (1.0 - chance) + 1e-4) / kDealsOfTable));
}

}  // namespace

TEST_CASE("Two players win in random deals what was counted", "[asnas][exchange]") {
  Monitor monitor;
  Workers workers(2, monitor);
  const HandThrows hands(Pack{4});
  TwoPlayers two(hands, Ranking::Combination);
  ExchangeDeals deals(hands, 2, Ranking::Combination, workers);
  const std::size_t hand = hands.place_of(parse_cards("AAKKT"));
  for (const ThrowRule& rule : {thrown_at_random(hands), two.find_rule().rule}) {
    const ThrowSums sums = deals.rate(hand, 0, rule, {5, Stream::Evaluation, 0, 20'000});
    const std::vector<double> counted = two.shares(hand, rule);
    CHECK(sums.deals == 20'000);
    for (std::size_t i = 0; i < counted.size(); ++i) {
      CHECK(std::abs(share_of(sums, i) - counted[i]) < 4.5 * error_of(sums, i));
    }
  }
}

TEST_CASE("A rule for three is followed as the rule says", "[asnas][exchange][oracle]") {
  constexpr int kDeals = 20'000;
  Monitor monitor;
  Workers workers(2, monitor);
  const HandThrows hands(Pack{4});
  ExchangeDeals deals(hands, 3, Ranking::Combination, workers);
  const ThrowRule rule = deals.find_rule(1, 500).rule;
  const auto throw_of = [&](const Cards& hand, std::mt19937& random) {
    const std::size_t place = hands.place_of(hand);
    std::discrete_distribution<std::size_t> any(rule[place].begin(), rule[place].end());
    return hands.throws(place)[any(random)].thrown;
  };
  const Cards hand = parse_cards("AAKKT");
  const ThrowSums sums =
      deals.rate(hands.place_of(hand), 0, rule, {2, Stream::Evaluation, 0, std::uint64_t{kDeals}});
  ShuffledTable table(hand, 3, Pack{4}, 9);
  const ShuffledTable::Mean mean = table.play(parse_cards("T"), throw_of, Ranking::Combination, kDeals);
  const std::size_t place = 1;
  REQUIRE(throws_of(hand)[place].thrown == parse_cards("T"));
  CHECK(std::abs(share_of(sums, place) - mean.share) < 4.5 * std::hypot(mean.error, error_of(sums, place)));
}

TEST_CASE("Four players who follow one rule share the pot evenly", "[asnas][exchange]") {
  constexpr std::uint64_t kDeals = 300;
  Monitor monitor;
  Workers workers(2, monitor);
  const HandThrows hands(Pack{4});
  ExchangeDeals deals(hands, 4, Ranking::Combination, workers);
  const ThrowRule rule = thrown_at_random(hands);
  const std::vector<ThrowSums> all = deals.rate_all(rule, {4, Stream::Sample, 0, kDeals});
  double share = 0.0;
  double variance = 0.0;
  for (std::size_t hand = 0; hand < hands.size(); ++hand) {
    double own = 0.0;
    for (std::size_t i = 0; i < rule[hand].size(); ++i) own += rule[hand][i] * share_of(all[hand], i);
    share += hands.chance(hand) * own;
    variance += hands.chance(hand) * hands.chance(hand) * own * (1.0 - own) / kDeals;
  }
  CHECK(std::abs(share - 0.25) < 4.5 * std::sqrt(variance));
}

TEST_CASE("No hand of three gains more in other deals than is said, within the error", "[asnas][exchange]") {
  constexpr std::uint64_t kDeals = 1000;
  Monitor monitor;
  Workers workers(2, monitor);
  const HandThrows hands(Pack{4});
  ExchangeDeals deals(hands, 3, Ranking::Combination, workers);
  const FoundRule found = deals.find_rule(1, kDeals);
  CHECK(found.mean_gain < 0.01);
  CHECK(found.mean_gain < found.largest_gain);
  // The best throws are chosen in some deals, and rated in others.
  const std::vector<ThrowSums> pilot = deals.rate_all(found.rule, {8, Stream::Pilot, 0, kDeals});
  const std::vector<ThrowSums> fresh = deals.rate_all(found.rule, {8, Stream::Evaluation, 0, kDeals});
  double mean = 0.0;
  for (std::size_t hand = 0; hand < hands.size(); ++hand) {
    const auto best = static_cast<std::size_t>(
        std::max_element(pilot[hand].parts.begin(), pilot[hand].parts.end()) - pilot[hand].parts.begin());
    double own = 0.0;
    for (std::size_t i = 0; i < found.rule[hand].size(); ++i)
      own += found.rule[hand][i] * share_of(fresh[hand], i);
    const double gain = share_of(fresh[hand], best) - own;
    mean += hands.chance(hand) * gain;
    CHECK(gain < found.largest_gain + 4.5 * std::sqrt(0.5 / kDeals));
  }
  CHECK(mean < found.mean_gain);
}

TEST_CASE("The best hands of two in random deals are those that were counted", "[asnas][exchange]") {
  Monitor monitor;
  Workers workers(2, monitor);
  const HandThrows hands(Pack{4});
  TwoPlayers two(hands, Ranking::Combination);
  ExchangeDeals deals(hands, 2, Ranking::Combination, workers);
  for (const ThrowRule& rule : {thrown_at_random(hands), two.find_rule().rule}) {
    const CategoryCounts counts = deals.best_categories(rule, {6, Stream::Sample, 0, kDealsOfTable});
    const auto counted = two.best_categories(rule);
    for (std::size_t i = 0; i < counts.size(); ++i) check_rate(counts[i], counted[i]);
  }
  CHECK(monitor.done == 2 * kDealsOfTable);
}

TEST_CASE("If five players keep everything, or nothing, the best hands are those of any deal",
          "[asnas][exchange]") {
  Monitor monitor;
  Workers workers(2, monitor);
  const HandThrows hands(Pack{5});
  const TableOdds odds = table_odds(5, Pack{5});
  ExchangeDeals deals(hands, 5, Ranking::Combination, workers);
  for (const ThrowRule& rule : {nothing_thrown(hands), everything_thrown(hands)}) {
    const CategoryCounts counts = deals.best_categories(rule, {7, Stream::Sample, 0, kDealsOfTable});
    for (const CategoryOdds& category : odds.categories)
      check_rate(counts[static_cast<std::size_t>(category.category)], category.best.value);
  }
}
