// What hands win under other orders of the ranks.
#include "claims/rank_orders.hpp"

#include <algorithm>
#include <cmath>

#include <catch2/catch.hpp>

#include "nap/asnas/hands/card_names.hpp"

using namespace nap;
using namespace nap::asnas;

namespace {

// What a hand wins from one other player if cards rank by the names that they have in this order.
double share_against_one(const Cards& hand, const RankOrder& order) {
  const Cards unseen = Pack{4}.cards() - hand;
  const int mine = strength(reordered(hand, order), Ranking::Combination);
  double won = 0.0;
  for (const Cards& other : hands_from(unseen)) {
    const int theirs = strength(reordered(other, order), Ranking::Combination);
    const double share = mine > theirs ? 1.0 : mine == theirs ? 0.5 : 0.0;
    won += share * static_cast<double>(ways(other, unseen));
  }
  return won / static_cast<double>(choose(15, 5));
}

double loss(const Cards& hand, const RankOrder& order) {
  return share_against_one(hand, kUsualOrder) - share_against_one(hand, order);
}

}  // namespace

TEST_CASE("Cards count as the ranks whose places they take", "[asnas][claims][unit]") {
  CHECK(neighbour_orders().size() == 4);
  CHECK(other_orders().size() == 119);
  CHECK(reordered(parse_cards("JJTAK"), neighbour_orders().back()) == parse_cards("TTJAK"));
  CHECK(reordered(parse_cards("JJTAA"), neighbour_orders().front()) == parse_cards("JJTKK"));
  CHECK(reordered(parse_cards("AAKKQ"), kUsualOrder) == parse_cards("AAKKQ"));
}

TEST_CASE("The largest loss of two players is that of all other hands one by one",
          "[asnas][claims][oracle]") {
  Monitor monitor;
  Workers workers(2, monitor);
  const OrderedShares shares(2, Pack{4}, Ranking::Combination, workers);
  const RankOrder order = neighbour_orders().back();
  double most = 0.0;
  double mean = 0.0;
  for (const Cards& hand : hands_from(Pack{4}.cards())) {
    most = std::max(most, loss(hand, order));
    mean += chance_of(hand, Pack{4}) * std::abs(loss(hand, order));
  }
  const OrderedShares::Change found = shares.largest_loss({order});
  CHECK(found.loss == Approx(most).margin(1e-12));
  CHECK(loss(found.hand, order) == Approx(most).margin(1e-12));
  CHECK(shares.mean_change(order) == Approx(mean).margin(1e-12));
}

TEST_CASE("The order counts for nothing by category, and for hands by combination", "[asnas][claims]") {
  Monitor monitor;
  Workers workers(2, monitor);
  const OrderedShares by_category(3, Pack{4}, Ranking::Category, workers);
  const OrderedShares by_combination(3, Pack{4}, Ranking::Combination, workers);
  CHECK(by_category.largest_loss(other_orders()).loss == 0.0);
  CHECK(by_category.change_of_game(other_orders()) == 0.0);
  CHECK(by_combination.change_of_game(other_orders()) == 0.0);
  const double by_neighbours = by_combination.largest_loss(neighbour_orders()).loss;
  CHECK(by_neighbours > 0.2);
  CHECK(by_combination.largest_loss(other_orders()).loss > by_neighbours);
}
