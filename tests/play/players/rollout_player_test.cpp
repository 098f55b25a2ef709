#include "nap/play/players/rollout_player.hpp"

#include <catch2/catch.hpp>

#include "nap/play/views/every_world.hpp"
#include "nap/rules/trick.hpp"
#include "support/open_views.hpp"

namespace nap {
namespace {

// Plays the lowest legal card.
class LowestCard : public Player {
 public:
  Card choose(const View& view) override { return view.legal().lowest(); }
};

TEST_CASE("A rollout counts what the other players really do", "[play][players][oracle]") {
  test::Dealer dealer(43);
  Solver solver;
  LowestCard lowest;
  RolloutPlayer player(solver, lowest, {3, 1'000'000});
  int compared = 0;
  for (int round = 0; round < 60; ++round) {
    const CardSet deck = test::small_deck(3, 4);
    const Contract contract = test::random_contract(dealer, 3);
    const Deal deal = test::deal_from(dealer, deck, 3, 3);
    test::play_out(dealer, deal, deck, contract, [&](const View& view) {
      if (settled(contract, view.history)) return;
      const View unknown = [&view] {
        View without_calls = view;
        without_calls.calls = Calls{};
        return without_calls;
      }();
      for (const CardScore& score : player.scores(unknown)) {
        int good = 0;
        int worlds = 0;
        for_each_world(unknown, [&](const Hands& world) {
          History history = view.history;
          history.play(score.card);
          while (!history.is_over()) {
            const CardSet left = world[history.to_play().index()] - history.played();
            const CardSet legal =
                history.trick().empty() ? left : legal_cards(left, history.trick().front().suit());
            history.play(legal.lowest());
          }
          const int tricks = history.declarers_tricks();
          const bool is_made = contract.is_misere() ? tricks == 0 : tricks >= contract.tricks;
          if (is_made == (view.seat == kDeclarer)) ++good;
          ++worlds;
        });
        REQUIRE(score.worlds == worlds);
        REQUIRE(score.good == good);
        ++compared;
      }
    });
  }
  CHECK(compared > 300);
}

}  // namespace
}  // namespace nap
