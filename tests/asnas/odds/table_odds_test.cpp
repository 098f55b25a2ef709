#include "nap/asnas/odds/table_odds.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <vector>

#include <catch2/catch.hpp>

#include "every_deal.hpp"

using namespace nap;
using namespace nap::asnas;
using namespace nap::test;

namespace {

// Deals that were looked at, weighted.
struct Seen {
  double deals = 0.0;
  std::array<double, 7> best{};  // by category
  std::array<double, 3> ties{};  // by ranking

  void add(const std::vector<Cards>& hands, double weight) {
    deals += weight;
    for (std::size_t i = 0; i < kRankings.size(); ++i) {
      int highest = -1;
      int holders = 0;
      for (const Cards& hand : hands) {
        const int theirs = strength(hand, kRankings[i]);
        if (theirs > highest) holders = 0;
        if (theirs >= highest) ++holders;
        highest = std::max(highest, theirs);
      }
      ties[i] += holders > 1 ? weight : 0.0;
    }
    Category best_category = Category::Nothing;
    for (const Cards& hand : hands) best_category = std::max(best_category, category_of(hand));
    best[static_cast<std::size_t>(best_category)] += weight;
  }
};

// Calls `check` with each chance of the answer and what was seen instead.
template <class Check>
void compare(const TableOdds& odds, const Seen& seen, const Check& check) {
  for (const CategoryOdds& each : odds.categories) {
    check(each.best.value, seen.best[static_cast<std::size_t>(each.category)] / seen.deals);
  }
  for (std::size_t i = 0; i < kRankings.size(); ++i) check(odds.ties[i].value, seen.ties[i] / seen.deals);
}

}  // namespace

TEST_CASE("The best hand and ties of two to four players are those of every deal", "[asnas][oracle]") {
  const std::vector<WeightedDeal> deals = every_deal_of_twenty();
  CHECK(deals.size() == 261331);
  for (const int players : {2, 3, 4}) {
    INFO(players);
    Seen seen;
    for (const WeightedDeal& deal : deals) {
      seen.add({deal.hands.begin(), deal.hands.begin() + players}, deal.weight);
    }
    CHECK(seen.deals == 11732745024.0);  // 20! / (5!)^4
    compare(table_odds(players, pack_for(players)), seen,
            [](double found, double counted) { CHECK(found == Approx(counted).margin(1e-12)); });
  }
}

TEST_CASE("The best hand and ties of more players are those of shuffled packs, within the error",
          "[asnas][oracle]") {
  constexpr int kDeals = 60'000;
  std::mt19937 random(7);
  for (const auto& [players, pack] :
       {std::pair{5, Pack{5}}, {6, Pack{6}}, {7, Pack{7}}, {8, Pack{8}}, {3, Pack{5}}, {5, Pack{6}}}) {
    if (players > kMostTried) continue;
    INFO(players << " players, " << pack.copies << " copies");
    std::vector<Rank> cards;
    for (const Rank rank : kRanksHighToLow)
      cards.insert(cards.end(), static_cast<std::size_t>(pack.copies), rank);
    Seen seen;
    for (int i = 0; i < kDeals; ++i) {
      std::shuffle(cards.begin(), cards.end(), random);
      std::vector<Cards> hands(static_cast<std::size_t>(players));
      for (std::size_t card = 0; card < hands.size() * kHandCards; ++card)
        hands[card / kHandCards].add(cards[card]);
      seen.add(hands, 1.0);
    }
    compare(table_odds(players, pack), seen, [](double found, double counted) {
      CHECK(std::abs(found - counted) <= 4.5 * std::sqrt(found * (1.0 - found) / kDeals) + 1e-12);
    });
  }
}

TEST_CASE("The chances of all hands, and of all best hands, add up to one", "[asnas]") {
  for (int players = 2; players <= kMostTried; ++players) {
    const TableOdds odds = table_odds(players, pack_for(players));
    double chances = 0.0;
    double best = 0.0;
    std::uint64_t hands = 0;
    for (const CategoryOdds& each : odds.categories) {
      chances += each.chance.value;
      best += each.best.value;
      hands += each.hands;
    }
    CHECK(chances == Approx(1.0).margin(1e-12));
    CHECK(best == Approx(1.0).margin(1e-12));
    for (const CombinationOdds& each : odds.combinations) hands -= each.hands;
    CHECK(hands == 0);
    CHECK(odds.combinations.size() == (players < 5 ? 46U : 51U));  // five equal cards need five copies
  }
}

TEST_CASE("Ties are as often as published", "[asnas]") {
  // By the category, by the combination, with kickers; to four digits after the point.
  struct Known {
    int players;
    std::array<double, 3> ties;
  };
  for (const Known& known : {Known{2, {.356, .0286, .0101}}, Known{4, {.426, .0144, .0035}},
                             Known{5, {.401, .0146, .0031}}, Known{8, {.416, .0263, .0053}}}) {
    if (known.players > kMostTried) continue;
    const TableOdds odds = table_odds(known.players, pack_for(known.players));
    CHECK(odds.ties[0].value == Approx(known.ties[0]).margin(0.0005));
    CHECK(odds.ties[1].value == Approx(known.ties[1]).margin(0.00005));
    CHECK(odds.ties[2].value == Approx(known.ties[2]).margin(0.00005));
  }
}
