#include "nap/play/bracket/best_declarer.hpp"

#include "nap/play/views/open_state.hpp"
#include "nap/sim/deals/contracts.hpp"

namespace nap {
namespace {

class EveryDeclarer {
 public:
  EveryDeclarer(const Dealt& dealt, const PlayedGame& game, Player& defenders, Solver& solver)
      : dealt_(dealt), game_(game), defenders_(defenders), solver_(solver) {}

  // The solver is asked only at the declarer's turn. If the contract can then be made with open hands, no
  // defence stops the declarer.
  bool is_made(const History& history) {
    if (const auto made = settled(game_.contract, history)) return *made;
    const Seat seat = history.to_play();
    const View view = view_of(seat, dealt_, game_.contract, game_.calls, history);
    if (seat != kDeclarer) return is_made_after(history, defenders_.choose(view));
    const CardSet cards = history.cards().empty() && game_.lead ? CardSet(game_.lead->card) : view.legal();
    if (can_be_made(view, cards)) return true;
    for (const Card card : cards) {
      if (is_made_after(history, card)) return true;
    }
    return false;
  }

 private:
  bool is_made_after(const History& history, Card card) {
    History next = history;
    next.play(card);
    return is_made(next);
  }

  bool can_be_made(const View& view, CardSet cards) {
    const Hands hands = hands_left(dealt_.hands, view.history);
    CardSet made;
    made_after(solver_, open_state(view, hands), game_.contract, cards, {&hands, 1}, {&made, 1});
    return !made.is_empty();
  }

  const Dealt& dealt_;
  const PlayedGame& game_;
  Player& defenders_;
  Solver& solver_;
};

}  // namespace

bool is_made_by_best_declarer(const Dealt& dealt, const PlayedGame& game, Player& defenders, Solver& solver) {
  return EveryDeclarer(dealt, game, defenders, solver)
      .is_made(History(dealt.hands.shape(), game.contract.trump));
}

}  // namespace nap
