#include "nap/equilibrium/sequence_form.hpp"

#include <catch2/catch.hpp>

#include "equilibrium/small_poker.hpp"

using namespace nap::equilibrium;

TEST_CASE("A plan splits the chance of a sequence over the next choices", "[equilibrium]") {
  Decisions decisions;
  const std::size_t first = decisions.add(0, 2);
  const std::size_t second = decisions.add(first, 3);
  CHECK(decisions.sequences() == 6);
  CHECK(second == 3);
  CHECK(even_plan(decisions) == Plan{1.0, 0.5, 0.5, 0.5 / 3.0, 0.5 / 3.0, 0.5 / 3.0});
  // The second decision has no numbers, so its choices are even.
  CHECK(plan_in_proportion(decisions, std::vector<double>{9.0, 1.0, 3.0, 0.0, 0.0, 0.0}) ==
        Plan{1.0, 0.25, 0.75, 0.25 / 3.0, 0.25 / 3.0, 0.25 / 3.0});
}

TEST_CASE("The best value takes the best choice of each decision", "[equilibrium]") {
  Decisions decisions;
  const std::size_t first = decisions.add(0, 2);
  decisions.add(first, 2);
  // Sequence 1 earns 1 and leads on to 5 at best; sequence 2 earns 4.
  CHECK(best_value(decisions, {0.5, 1.0, 4.0, 5.0, -9.0}) == 6.5);
  CHECK(value_of(even_plan(decisions), {0.5, 1.0, 4.0, 5.0, -9.0}) == 2.0);
}

TEST_CASE("Even play of Kuhn's poker is worth 1/8 to the first player", "[equilibrium]") {
  // By hand: of four endings with even play, both pass (1/4) and bet and call (2/8) are even. The first
  // bets and the second folds (1/4): +1. He passes, the other bets, and he folds (1/8): -1.
  const TreeGame game = kuhn_poker(2);
  const std::vector<Plan> plans = {even_plan(game.decisions(0)), even_plan(game.decisions(1))};
  const Outcome outcome = outcome_of(game, plans);
  CHECK(outcome.values[0] == Approx(0.125));
  CHECK(outcome.values[1] == Approx(-0.125));
  // The best reply of the first: pass with the jack and fold to a bet, bet or call with the queen, bet the
  // king.
  CHECK(outcome.greatest_gain() > 0.1);
}
