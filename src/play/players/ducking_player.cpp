#include "nap/play/players/ducking_player.hpp"

#include <optional>

#include "heuristics/view_facts.hpp"

namespace nap {
namespace {

// The card that `is_better` finds no better one for. A joker without a trump suit takes every trick, so it
// comes after all other cards.
Card best_of(const View& view, CardSet cards, const auto& is_better) {
  std::optional<Card> best;
  for (const Card card : in_random_order(view, cards)) {
    if (!best || is_better(card, *best)) best = card;
  }
  return best.value_or(cards.highest());
}

}  // namespace

Card DuckingPlayer::choose(const View& view) {
  if (view.history.trick().empty()) {
    return best_of(view, view.legal(), [&](Card card, Card other) {
      return unseen_above(view, card) > unseen_above(view, other);
    });
  }
  const CardSet takes = takers(view, view.legal());
  const CardSet ducks = view.legal() - takes;
  if (ducks.is_empty()) {
    return best_of(view, takes, [](Card card, Card other) { return card.rank() < other.rank(); });
  }
  return best_of(view, ducks, [](Card card, Card other) { return card.rank() > other.rank(); });
}

}  // namespace nap
