#include "nap/play/players/greedy_player.hpp"

#include "nap/rules/trick.hpp"

namespace nap {
namespace {

// The lowest card, trumps after all others.
Card cheapest(CardSet cards, std::optional<Suit> trump) {
  const CardSet trumps = trump ? cards.of(*trump) : CardSet();
  const CardSet others = cards - trumps;
  if (others.is_empty()) return trumps.lowest();
  Card best = others.lowest();
  for (const Card card : others) {
    if (card.rank() < best.rank()) best = card;
  }
  return best;
}

CardSet taking(const View& view, CardSet cards) {
  CardSet found;
  for (const Card card : cards) {
    if (beats(card, view.history.winning_card(), view.history.trump())) found.insert(card);
  }
  return found;
}

int unseen_above(const View& view, Card card) {
  int above = 0;
  for (const Card other : view.unseen().of(card.suit())) above += other.rank() > card.rank() ? 1 : 0;
  return above;
}

// Of cards that are equal, a trump is surest: nobody ruffs it.
Card surest(const View& view) {
  const std::optional<Suit> trump = view.history.trump();
  const CardSet cards = view.hand();
  Card best = cards.highest();
  for (const Card card : cards) {
    const int above = unseen_above(view, card);
    const int best_above = unseen_above(view, best);
    const bool is_surer_suit = card.suit() == trump && best.suit() != trump;
    if (above < best_above || (above == best_above && is_surer_suit)) best = card;
  }
  return best;
}

}  // namespace

Card GreedyPlayer::choose(const View& view) {
  if (view.history.trick().empty()) return surest(view);
  const CardSet winners = taking(view, view.legal());
  return cheapest(winners.is_empty() ? view.legal() : winners, view.history.trump());
}

}  // namespace nap
