#include "heuristics/written_rule.hpp"

#include <algorithm>
#include <cassert>
#include <optional>

#include "heuristics/view_facts.hpp"
#include "nap/rules/trick.hpp"

namespace nap {

namespace {

// How many cards that others may hold beat the card.
int beaten_by(const View& view, Card card) {
  int count = 0;
  for (const Card other : view.unseen()) {
    if (beats(other, card, view.history.trump())) ++count;
  }
  return count;
}

}  // namespace

CardSet winners_first(const View& view, CardSet cards) {
  if (view.seat != kDeclarer || !needs_every_trick(view)) return cards;
  int fewest = view.unseen().size();
  for (const Card card : cards) fewest = std::min(fewest, beaten_by(view, card));
  CardSet winners;
  for (const Card card : cards) {
    if (beaten_by(view, card) == fewest) winners.insert(card);
  }
  const std::optional<Suit> trump = view.history.trump();
  const CardSet trumps = trump ? winners.of(*trump) : CardSet();
  return trumps.is_empty() ? winners : trumps;
}

Card preferred(const View& view, CardSet cards) {
  assert(!cards.is_empty());
  if (cards.size() == 1) return cards.highest();
  const std::optional<Suit> trump = view.history.trump();
  const bool is_leading = view.history.trick().empty();
  const bool from_top = view.contract.is_misere() && !(view.seat == kDeclarer && is_leading);
  std::optional<Card> best;
  const auto is_better = [&](Card card) {
    if (!best) return true;
    const bool is_trump = card.suit() == trump;
    const bool best_is_trump = best->suit() == trump;
    if (is_trump != best_is_trump) return best_is_trump;
    const int length = view.hand().of(card.suit()).size();
    const int best_length = view.hand().of(best->suit()).size();
    if (length != best_length) return length > best_length;
    if (card.rank() != best->rank()) return (card.rank() > best->rank()) == from_top;
    return false;
  };
  for (const Card card : in_random_order(view, cards)) {
    if (is_better(card)) best = card;
  }
  return *best;
}

}  // namespace nap
