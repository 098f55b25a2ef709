// Random seats, cards, decks, sides, trumps and aims against the plain minimax.
#include <algorithm>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/solver/solver.hpp"
#include "support/dealer.hpp"
#include "support/oracle.hpp"

namespace nap {
namespace {

using test::Dealer;

// A shape that the plain minimax answers in milliseconds.
Deal any_deal(Dealer& dealer) {
  const int seats = 2 + dealer.below(kMaxSeats - 1);
  constexpr int kMostCards[] = {0, 0, 6, 5, 4, 4, 3, 3};
  const int hand_cards = 1 + dealer.below(kMostCards[seats]);
  return dealer.deal(dealer.deck_for(seats, hand_cards), seats, hand_cards);
}

// One solver answers all cases, so that what it remembers of one game meets every other game.
void fuzz(int cases, std::uint64_t seed) {
  Dealer dealer(seed);
  Solver solver;
  for (int i = 0; i < cases; ++i) {
    const Deal deal = any_deal(dealer);
    const Game game = dealer.game(deal.seats());
    INFO("case " << i << ": " << test::describe(deal, game));
    const std::vector<int> expected = test::oracle_tricks(deal, game);
    REQUIRE(test::tricks_of(solver.solve(deal, game)) == expected);

    const int best = test::best_of(expected, game);
    REQUIRE(solver.solve(deal, {game, CardSet(), {}, BestLead::Asked}).best() == best);
    const int target = 1 + dealer.below(deal.hand_cards());
    const TrickWindow yes_or_no{target - 1, target};
    REQUIRE(solver.solve(deal, {game, CardSet(), yes_or_no, BestLead::Asked}).best() ==
            std::clamp(best, target - 1, target));
  }
}

TEST_CASE("Any deal of any game is solved as the plain minimax solves it", "[solver][oracle][fuzz]") {
  fuzz(15000, 90);
}

TEST_CASE("Many deals of any game are solved as the plain minimax solves them",
          "[solver][oracle][fuzz][.slow]") {
  for (std::uint64_t seed = 91; seed < 111; ++seed) fuzz(20000, seed);
}

}  // namespace
}  // namespace nap
