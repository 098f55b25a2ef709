#include "sight/sighted_play.hpp"

#include <cassert>
#include <optional>
#include <span>

#include "nap/play/views/open_state.hpp"
#include "nap/sim/deals/contracts.hpp"

namespace nap {
namespace {

// Whether the declarer makes the contract with all hands open after this card.
bool is_won_after(Card card, const View& view, const Hands& hands, Solver& solver) {
  CardSet made;
  made_after(solver, open_state(view, hands), view.contract, CardSet(card), std::span<const Hands>(&hands, 1),
             std::span<CardSet>(&made, 1));
  return made.has(card);
}

}  // namespace

SightedPlay play_with_sight(const Dealt& dealt, const PlayedGame& game, Player& player, Solver& solver) {
  assert(game.lead);
  bool is_won = is_made(solver, dealt.hands, game.contract, *game.lead);
  SightedPlay result{is_won, is_won, is_won, is_won};
  History history(dealt.hands.shape(), game.contract.trump);
  history.open(*game.lead);
  for (;;) {
    if (const std::optional<bool> is_made = settled(game.contract, history)) {
      assert(*is_made == is_won);
      result.nobody_sees = *is_made;
      return result;
    }
    const Seat seat = history.to_play();
    const View view = view_of(seat, dealt, game.contract, game.calls, history);
    const Card card = player.choose(view);
    // A side changes a moment only for the worse for itself, and only if it has a choice.
    if ((seat == kDeclarer) == is_won && view.legal().size() > 1) {
      is_won = is_won_after(card, view, hands_left(dealt.hands, history), solver);
      result.declarer_sees |= is_won;
      result.defenders_see &= is_won;
    }
    history.play(card);
  }
}

}  // namespace nap
