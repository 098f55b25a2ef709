#include "claims/poker_counts.hpp"

#include <catch2/catch.hpp>

#include "nap/asnas/odds/table_odds.hpp"

using namespace nap::asnas;

TEST_CASE("The hands of poker are as many as is well known", "[asnas][claims][count]") {
  CHECK(hands_of(Category::Five, kPokerPack) == 0);
  CHECK(hands_of(Category::Four, kPokerPack) == 624);
  CHECK(hands_of(Category::Full, kPokerPack) == 3'744);
  CHECK(hands_of(Category::Three, kPokerPack) == 54'912);
  CHECK(hands_of(Category::TwoPairs, kPokerPack) == 123'552);
  CHECK(hands_of(Category::Pair, kPokerPack) == 1'098'240);
  // High cards, straights, flushes and straight flushes, royal ones included.
  CHECK(hands_of(Category::Nothing, kPokerPack) == 1'302'540 + 10'200 + 5'108 + 40);
  double all = 0.0;
  for (const Category category : kCategoriesHighToLow) all += chance_of(category, kPokerPack);
  CHECK(all == Approx(1.0));
}

TEST_CASE("By formula the packs of As Nas have the hands that were counted", "[asnas][claims][count]") {
  for (int copies = 4; copies <= 8; ++copies) {
    for (const CategoryOdds& odds : table_odds(2, Pack{copies}).categories) {
      CHECK(hands_of(odds.category, {5, copies}) == odds.hands);
      CHECK(chance_of(odds.category, RankPack{5, copies}) == Approx(odds.chance.value));
    }
  }
}
