#include "nap/play/players/greedy_player.hpp"

#include <optional>

#include "heuristics/view_facts.hpp"
#include "nap/cards/binomial.hpp"

namespace nap {
namespace {

// The lowest card, trumps after all other cards.
Card cheapest(const View& view, CardSet cards) {
  const std::optional<Suit> trump = view.history.trump();
  const CardSet trumps = trump ? cards.of(*trump) : CardSet();
  const CardSet others = cards - trumps;
  if (others.is_empty()) return trumps.lowest();
  std::optional<Card> best;
  for (const Card card : in_random_order(view, others)) {
    if (!best || card.rank() < best->rank()) best = card;
  }
  return best.value_or(others.highest());
}

// Among cards that are otherwise equal a trump is the surest, because nobody ruffs it.
Card surest(const View& view) {
  const std::optional<Suit> trump = view.history.trump();
  std::optional<Card> best;
  for (const Card card : in_random_order(view, view.hand())) {
    const int above = unseen_above(view, card);
    const int best_above = best ? unseen_above(view, *best) : kPackSize;
    const bool is_surer_suit = best && card.suit() == trump && best->suit() != trump;
    if (above < best_above || (above == best_above && is_surer_suit)) best = card;
  }
  return best.value_or(view.hand().highest());
}

}  // namespace

Card GreedyPlayer::choose(const View& view) {
  if (view.history.trick().empty()) return surest(view);
  const CardSet winners = takers(view, view.legal());
  return cheapest(view, winners.is_empty() ? view.legal() : winners);
}

}  // namespace nap
