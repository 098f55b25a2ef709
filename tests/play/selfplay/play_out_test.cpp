#include "nap/play/selfplay/play_out.hpp"

#include <vector>

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
    const Dealt dealt = test::with_stock(deal, Deck().cards());
    const Contract contract{dealer.below(4), dealer.trump()};
    const PlayedGame game{contract, Calls{contract}, opening_of(contract, deal.hand(kDeclarer).highest())};
    const bool is_made = play_out(dealt, game, players);
    made += is_made ? 1 : 0;

    History history({.seats = seats, .hand_cards = 5}, contract.trump);
    history.open(*game.lead);
    for (int cards = dealer.below(12); cards > 0 && !settled(contract, history); --cards) {
      const Seat seat = history.to_play();
      history.play(greedy.choose(view_of(seat, dealt, contract, game.calls, history)));
    }
    CHECK(play_out(dealt, game, players, history) == is_made);
  }
  CHECK(made > 50);
  CHECK(made < 450);
}

TEST_CASE("Who plays every trick makes the contracts of who stops when they are settled",
          "[play][selfplay][unit]") {
  test::Dealer dealer(32);
  GreedyPlayer greedy;
  const Players players{greedy, greedy};
  for (int round = 0; round < 300; ++round) {
    const int seats = 2 + dealer.below(6);
    const Deal deal = dealer.deal(seats, 5);
    const Dealt dealt = test::with_stock(deal, Deck().cards());
    const Contract contract{dealer.below(6), dealer.trump()};
    const PlayedGame game{contract, Calls{contract}, opening_of(contract, deal.hand(kDeclarer).highest())};
    const History history = play_every_trick(dealt, game, players);
    CHECK(history.is_over());
    CHECK(history.played() == deal.cards());
    CHECK(settled(contract, history) == play_out(dealt, game, players));
  }
}

// Keeps what it sees, and plays any card.
class WatchingPlayer : public Player {
 public:
  explicit WatchingPlayer(std::vector<View>& seen) : seen_(seen) {}
  Card choose(const View& view) override {
    seen_.push_back(view);
    return view.legal().highest();
  }

 private:
  std::vector<View>& seen_;
};

TEST_CASE("Only the seat that saw cards of the stock knows that nobody holds them",
          "[play][selfplay][unit]") {
  test::Dealer dealer(32);
  const Deal hands = dealer.deal(3, 5);
  Dealt dealt = test::with_stock(hands, Deck().cards());
  dealt.known[0] = dealer.cards_from(dealt.stock, 1);
  dealt.known[2] = dealer.cards_from(dealt.stock, 5);
  const Contract contract{5, Trump::first_lead()};
  std::vector<View> seen;
  WatchingPlayer player(seen);
  play_out(dealt, {contract, Calls{contract}, opening_of(contract, hands.hand(kDeclarer).lowest())},
           {player, player});
  REQUIRE(seen.size() >= 2);
  for (const View& view : seen) {
    CHECK(view.deck == Deck().cards());
    CHECK(view.dealt == hands.hand(view.seat));
    CHECK(view.out_of_play == dealt.known[view.seat.index()]);
    CHECK((view.unseen() & view.out_of_play).is_empty());
  }
}

}  // namespace
}  // namespace nap
