#include "nap/asnas/exchange/throw_rule.hpp"

#include <numeric>

#include <catch2/catch.hpp>

#include "nap/asnas/hands/card_names.hpp"

using namespace nap;
using namespace nap::asnas;

TEST_CASE("Cards of one rank are thrown away alike, so a hand has a throw for each number of them",
          "[asnas][exchange]") {
  CHECK(throws_of(parse_cards("AKQJT")).size() == 32);
  CHECK(throws_of(parse_cards("AAKKT")).size() == 18);
  CHECK(throws_of(parse_cards("AAAAK")).size() == 10);
  CHECK(throws_of(parse_cards("TTTTT")).size() == 6);
  const Cards hand = parse_cards("AAKKT");
  int before = 0;
  for (const Throw& each : throws_of(hand)) {
    CHECK(each.thrown + each.kept == hand);
    CHECK(each.thrown.size() >= before);
    before = each.thrown.size();
  }
  CHECK(throws_of(hand).front().thrown.is_empty());
}

TEST_CASE("The chances of all hands, and of all throws of a hand, add up to one", "[asnas][exchange]") {
  for (const int copies : {4, 5, 8}) {
    const HandThrows hands(Pack{copies});
    double all = 0.0;
    for (std::size_t hand = 0; hand < hands.size(); ++hand) {
      all += hands.chance(hand);
      CHECK(hands.place_of(hands.hand(hand)) == hand);
    }
    CHECK(all == Approx(1.0).margin(1e-12));
    for (const ThrowRule& rule : {nothing_thrown(hands), thrown_at_random(hands)}) {
      REQUIRE(rule.size() == hands.size());
      for (const std::vector<double>& chances : rule) {
        CHECK(std::accumulate(chances.begin(), chances.end(), 0.0) == Approx(1.0).margin(1e-12));
      }
    }
  }
}

TEST_CASE("Who throws away each card with even chances keeps a pair one time in four", "[asnas][exchange]") {
  const HandThrows hands(Pack{4});
  const std::size_t place = hands.place_of(parse_cards("AAKQJ"));
  const std::vector<double> chances = thrown_at_random(hands)[place];
  double both = 0.0;
  for (std::size_t i = 0; i < chances.size(); ++i) {
    if (hands.throws(place)[i].kept.of(Rank::Ace) == 2) both += chances[i];
  }
  CHECK(both == Approx(0.25));
}

TEST_CASE("What a rule leaves to gain is the best throw less what the rule makes", "[asnas][exchange]") {
  const HandThrows hands(Pack{4});
  ThrowNumbers shares = no_numbers(hands);
  const std::size_t place = hands.place_of(parse_cards("AAAAK"));
  shares[place][0] = 0.5;
  shares[place][1] = 0.75;
  const FoundRule found = with_gains(hands, nothing_thrown(hands), shares);
  CHECK(found.largest_gain == Approx(0.25));
  CHECK(found.mean_gain == Approx(0.25 * 4 / 15504));
}
