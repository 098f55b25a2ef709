// How the betting goes.
#include "claims/betting_course.hpp"

#include <array>

#include <catch2/catch.hpp>

#include "claims/claim_tests.hpp"

using namespace nap;
using namespace nap::asnas;

namespace {

// The seat does this wherever it can, else it matches or passes.
equilibrium::Plan plan_of(const BettingGame& game, std::size_t seat, Move wanted) {
  std::vector<double> numbers(game.decisions(seat).sequences(), 0.0);
  for (const BettingTree::Position& position : game.tree().positions()) {
    if (position.seat != seat) continue;
    for (std::size_t hand = 0; hand < game.deals().hands().size(); ++hand) {
      const std::size_t first = game.tree().with_hand(seat, hand, position.first_choice);
      for (std::size_t i = 0; i < position.choices.size(); ++i) {
        const Move move = position.choices[i].move;
        const bool is_tame = move == Move::Match || move == Move::Pass;
        numbers[first + i] = move == wanted ? 1.0 : is_tame ? 1e-6 : 0.0;
      }
    }
  }
  return equilibrium::plan_in_proportion(game.decisions(seat), numbers);
}

BettingCourse course(Move first, Move second) {
  Monitor monitor;
  Workers workers(1, monitor);
  const BettingGame game(BettingRules(), Pack{4}, Ranking::Combination, workers);
  const std::array plans = {plan_of(game, 0, first), plan_of(game, 1, second)};
  return course_of(game.tree(), game.outcome_chances(plans));
}

BettingCourse made(int players, double moves, double called) {
  return {players, players * moves, 3.0, 1.0 - called, 0.0, 0.0};
}

}  // namespace

TEST_CASE("A deal of passes has no bet, and one in which all fold is not seen", "[asnas][claims][unit]") {
  const BettingCourse passed = course(Move::Pass, Move::Pass);
  CHECK(passed.moves == Approx(2.0).margin(1e-4));
  CHECK(passed.unopened == Approx(1.0).margin(1e-4));
  CHECK(passed.pot == Approx(2.0).margin(1e-4));
  const BettingCourse folded = course(Move::Open, Move::Fold);
  CHECK(folded.moves_a_player() == Approx(1.0).margin(1e-4));
  CHECK(folded.unseen == Approx(1.0).margin(1e-4));
  CHECK(folded.pot == Approx(4.0).margin(1e-4));
  CHECK(folded.called() == Approx(0.0).margin(1e-4));
  const BettingCourse raised = course(Move::Open, Move::Raise);
  CHECK(raised.moves == Approx(3.0).margin(1e-4));
  CHECK(raised.raised == Approx(1.0).margin(1e-4));
  CHECK(raised.called() == Approx(1.0).margin(1e-4));
  CHECK(raised.pot == Approx(10.0).margin(1e-4));
}

TEST_CASE("Only clear differences say that the betting ends sooner", "[asnas][claims][unit]") {
  const auto verdict = [](const std::vector<BettingCourse>& courses) { return ends_sooner(courses); };
  CHECK(verdict({made(2, 1.2, 0.2), made(3, 1.3, 0.3)}) == Verdict::Confirmed);
  CHECK(verdict({made(2, 1.2, 0.2), made(3, 1.3, 0.3), made(4, 1.4, 0.2)}) == Verdict::Refuted);
  CHECK(verdict({made(2, 1.3, 0.2), made(3, 1.2, 0.3)}) == Verdict::Refuted);
  CHECK(verdict({made(2, 1.2, 0.2), made(3, 1.3, 0.21)}) == Verdict::Undecided);
}

TEST_CASE("The betting of two is solved, and not if it is stopped", "[asnas][claims]") {
  Monitor monitor;
  Workers workers(2, monitor);
  const BettingCourse two = betting_course(2, Pack{4}, workers).value();
  CHECK(two.moves_a_player() > 1.0);
  CHECK(two.called() > two.raised);
  CHECK(two.pot > 2.0);
  monitor.stop = true;
  CHECK_FALSE(betting_course(2, Pack{4}, workers).has_value());
}
