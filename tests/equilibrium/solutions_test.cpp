// Games whose values were published are solved both ways.
#include <catch2/catch.hpp>

#include "equilibrium/small_poker.hpp"
#include "nap/equilibrium/regret_minimizer.hpp"
#include "nap/equilibrium/zero_sum.hpp"

using namespace nap::equilibrium;

namespace {

RegretState state_after(int rounds, const Game& game) {
  RegretMinimizer minimizer(game);
  for (int i = 0; i < rounds; ++i) minimizer.play_round();
  return minimizer.state();
}

}  // namespace

TEST_CASE("Kuhn's poker is worth -1/18 to the first player", "[equilibrium]") {
  const TreeGame game = kuhn_poker(2);
  const Outcome exact = outcome_of(game, solve_zero_sum(game));
  CHECK(exact.values[0] == Approx(-1.0 / 18.0).margin(1e-12));
  CHECK(exact.greatest_gain() < 1e-12);

  const Outcome found = outcome_of(game, state_after(3000, game).averages);
  CHECK(found.values[0] == Approx(-1.0 / 18.0).margin(1e-5));
  CHECK(found.greatest_gain() < 1e-4);
}

TEST_CASE("Leduc hold'em is worth -0.0856 to the first player", "[equilibrium]") {
  const TreeGame game = leduc_poker();
  CHECK(game.decisions(0).all().size() + game.decisions(1).all().size() == 288);
  const Outcome exact = outcome_of(game, solve_zero_sum(game));
  CHECK(exact.values[0] == Approx(-0.0856).margin(5e-5));
  CHECK(exact.greatest_gain() < 1e-10);

  const Outcome found = outcome_of(game, state_after(500, game).averages);
  CHECK(found.values[0] == Approx(exact.values[0]).margin(1e-4));
  CHECK(found.greatest_gain() < 1e-3);
}

TEST_CASE("Kuhn's poker of three costs the second player 1/48", "[equilibrium]") {
  // In all equilibria of the published family the first and the third player share 1/48.
  const TreeGame game = kuhn_poker(3);
  const Outcome outcome = outcome_of(game, state_after(5000, game).averages);
  CHECK(outcome.greatest_gain() < 1e-5);
  CHECK(outcome.values[1] == Approx(-1.0 / 48.0).margin(1e-4));
  CHECK(outcome.values[0] + outcome.values[2] == Approx(1.0 / 48.0).margin(1e-4));
  CHECK(outcome.values[0] > -2.0 / 48.0 - 1e-4);
  CHECK(outcome.values[0] < -1.0 / 48.0 + 1e-4);
}

TEST_CASE("Regret minimisation goes on from a state as if it had not stopped", "[equilibrium]") {
  const TreeGame game = kuhn_poker(3);
  RegretMinimizer resumed(game, state_after(7, game));
  for (int i = 0; i < 13; ++i) resumed.play_round();
  const RegretState state = state_after(20, game);
  CHECK(resumed.state().rounds == 20);
  CHECK(resumed.state().regrets == state.regrets);
  CHECK(resumed.state().averages == state.averages);
}
