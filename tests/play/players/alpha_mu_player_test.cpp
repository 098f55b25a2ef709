#include "nap/play/players/alpha_mu_player.hpp"

#include <vector>

#include <catch2/catch.hpp>

#include "nap/play/players/sampling_player.hpp"
#include "support/open_views.hpp"

namespace nap {
namespace {

using test::open_views;

int good_of(const std::vector<CardScore>& scores, Card card) {
  for (const CardScore& score : scores) {
    if (score.card == card) return score.good;
  }
  return -1;
}

TEST_CASE("The more choices are blind, the fewer worlds a card wins", "[play][players][unit]") {
  test::Dealer dealer(42);
  Solver solver;
  SamplingPlayer sampling(solver, {3, 12});
  AlphaMuPlayer sighted(solver, {3, 12, 1});
  AlphaMuPlayer blind(solver, {3, 12, 2});
  AlphaMuPlayer blinder(solver, {3, 12, 3});
  int fewer = 0;
  for (int round = 0; round < 200; ++round) {
    for (const View& view : open_views(dealer, {2 + dealer.below(4), 5}, Deck(52))) {
      const std::vector<CardScore> open = sampling.scores(view);
      const std::vector<CardScore> one = sighted.scores(view);
      const std::vector<CardScore> two = blind.scores(view);
      const std::vector<CardScore> three = blinder.scores(view);
      for (const Card card : distinct_cards(view)) {
        REQUIRE(good_of(one, card) == good_of(open, card));
        REQUIRE(good_of(two, card) <= good_of(one, card));
        REQUIRE(good_of(three, card) <= good_of(two, card));
        if (good_of(three, card) < good_of(one, card)) ++fewer;
      }
    }
  }
  CHECK(fewer > 50);
}

}  // namespace
}  // namespace nap
