#include "nap/asnas/betting/betting_tree.hpp"

#include <numeric>

#include <catch2/catch.hpp>

#include "nap/text/parse_error.hpp"

using namespace nap;
using namespace nap::asnas;

namespace {

using M = Move;

std::size_t endings(const BettingRules& rules) { return BettingTree(rules).endings().size(); }

}  // namespace

TEST_CASE("The betting round of 2, 3 and 4 players has 9, 43 and 185 endings", "[asnas][betting]") {
  CHECK(endings({.players = 2}) == 9);
  CHECK(endings({.players = 3}) == 43);
  CHECK(endings({.players = 4}) == 185);
}

TEST_CASE("The number of raises and what passing means change the endings", "[asnas][betting]") {
  // Two players without a raise: both pass, or one opens (two ways) and the other folds or matches.
  CHECK(endings({.players = 2, .bets = {2}}) == 5);
  // After a second raise the opener can fold, match or raise, and then the other folds or matches.
  CHECK(endings({.players = 2, .bets = {2, 4, 8}}) == 13);
  // Who has passed is out: then the second player's opening wins at once.
  CHECK(endings({.players = 2, .passing = Passing::Final}) == 6);
}

TEST_CASE("Payments of all seats sum to nothing", "[asnas][betting]") {
  const std::vector<std::vector<int>> strengths = {{1, 2, 3, 4}, {4, 4, 1, 2}, {7, 7, 7, 7}, {2, 1, 2, 1}};
  const std::vector<BettingTree> trees = {
      BettingTree({.players = 4}), BettingTree({.players = 4, .bets = {3, 5, 9}, .chips = {4, 10, 7, 50}})};
  for (const BettingTree& tree : trees) {
    for (const BettingTree::Ending& ending : tree.endings()) {
      for (const std::vector<int>& each : strengths) {
        const std::vector<double> payoffs = payoffs_of(ending, each);
        CHECK(std::accumulate(payoffs.begin(), payoffs.end(), 0.0) == Approx(0.0).margin(1e-12));
      }
    }
  }
}

TEST_CASE("Who has few chips is in for so much from each player", "[asnas][betting]") {
  // Three are in with 2, 6 and 6; a fourth has folded 4. The shortest has the best hand and takes 2 from
  // each:
  // 8. The rest, 4 + 4 + 2, goes to the better of the other two.
  const BettingTree::Ending ending{{2, 6, 6, 4}, {true, true, true, false}, {}, 0};
  CHECK(payoffs_of(ending, {9, 5, 3, 8}) == std::vector<double>{6.0, 4.0, -6.0, -4.0});
  // If all three are alike they share the first part, and the other two the second.
  const std::vector<double> shared = payoffs_of(ending, {5, 5, 5, 8});
  CHECK(shared[0] == Approx(8.0 / 3.0 - 2.0));
  CHECK(shared[1] == Approx(8.0 / 3.0 + 5.0 - 6.0));
  CHECK(shared[2] == Approx(shared[1]));
}

TEST_CASE("Chips limit what a player can do", "[asnas][betting]") {
  // The first can only match all in, the second has what an opening costs, the third more.
  const BettingTree tree({.players = 3, .bets = {4, 8}, .chips = {3, 5, 20}});
  CHECK(tree.positions()[0].seat == 1);  // the first cannot open, so he has no choice
  const BettingTree::Position& third = tree.positions()[tree.position_after({M::Open})];
  CHECK(third.seat == 2);
  CHECK(third.choices.size() == 2);  // nobody has chips to match a raise
  const BettingTree::Position& first = tree.positions()[tree.position_after({M::Open, M::Match})];
  CHECK(first.seat == 0);
  const BettingTree::Ending& ending = tree.endings()[first.choices[1].next];
  CHECK(ending.paid == std::vector<int>{3, 5, 5});
}

TEST_CASE("A raise can be all that a player has", "[asnas][betting]") {
  const BettingTree tree({.players = 2, .bets = {2, 10}, .chips = {50, 8}});
  const BettingTree::Position& raised = tree.positions()[tree.position_after({M::Open, M::Raise})];
  CHECK(raised.paid == std::vector<int>{3, 8});
  CHECK(tree.endings()[raised.choices[1].next].paid == std::vector<int>{8, 8});
}

TEST_CASE("A history that cannot be is refused", "[asnas][betting]") {
  const BettingTree tree({.players = 2});
  CHECK(tree.positions()[tree.position_after({M::Pass, M::Open})].seat == 0);
  CHECK_THROWS_WITH(tree.position_after({M::Match}),
                    "match is not possible at first: the player can pass,open");
  CHECK_THROWS_WITH(tree.position_after({M::Open, M::Pass}),
                    "pass is not possible after open: the player can fold,match,raise");
  CHECK_THROWS_WITH(tree.position_after({M::Open, M::Raise, M::Raise}),
                    "raise is not possible after open,raise: the player can fold,match");
  CHECK_THROWS_WITH(tree.position_after({M::Pass, M::Pass}), "the betting is over after pass,pass");
}
