#include "nap/play/selfplay/play_out.hpp"

#include <catch2/catch.hpp>

#include "nap/play/players/greedy_player.hpp"
#include "support/playout.hpp"

namespace nap {
namespace {

TEST_CASE("A hand that is played on from the middle ends as the whole hand does", "[play][selfplay][unit]") {
  test::Dealer dealer(31);
  GreedyPlayer greedy;
  const Players players{greedy, greedy};
  int made = 0;
  for (int round = 0; round < 500; ++round) {
    const int seats = 2 + dealer.below(6);
    const Deal deal = dealer.deal(seats, 5);
    const Contract contract{dealer.below(4), dealer.trump()};
    const PlayedGame game{Deck().cards(), contract, Calls{contract}, deal.hand(kDeclarer).highest()};
    const bool is_made = play_out(deal, game, players);
    made += is_made ? 1 : 0;

    History history(seats, 5, contract.trump);
    history.play(*game.lead);
    for (int cards = dealer.below(12); cards > 0 && !settled(contract, history); --cards) {
      const Seat seat = history.to_play();
      history.play(greedy.choose(view_of(seat, deal, game.deck, contract, game.calls, history)));
    }
    CHECK(play_out(deal, game, players, history) == is_made);
  }
  CHECK(made > 50);
  CHECK(made < 450);
}

}  // namespace
}  // namespace nap
