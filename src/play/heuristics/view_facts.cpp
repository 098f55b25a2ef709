#include "heuristics/view_facts.hpp"

#include <cstddef>
#include <cstdint>
#include <utility>

#include "nap/rules/trick.hpp"

namespace nap {

std::array<Suit, kSuits> suits_in_random_order(const View& view) {
  std::array<Suit, kSuits> suits = kSuitsHighToLow;
  std::uint64_t number = hash_of(view);
  for (std::size_t left = suits.size(); left > 1; --left) {
    std::swap(suits[left - 1], suits[number % left]);
    number /= left;
  }
  return suits;
}

CardList<kMaxHandCards> in_random_order(const View& view, CardSet cards) {
  CardList<kMaxHandCards> ordered;
  for (const Suit suit : suits_in_random_order(view)) {
    for (const Card card : cards.of(suit)) ordered.push_back(card);
  }
  return ordered;
}

Card random_card(CardSet cards, RandomWords& words) {
  for (std::size_t higher = words.below(static_cast<std::size_t>(cards.size())); higher > 0; --higher)
    cards.remove(cards.highest());
  return cards.highest();
}

int unseen_above(const View& view, Card card) {
  int above = 0;
  for (const Card other : view.unseen().of(card.suit())) above += other.rank() > card.rank() ? 1 : 0;
  return above;
}

bool needs_every_trick(const View& view) {
  return !view.contract.is_misere() &&
         view.contract.tricks - view.history.declarers_tricks() == view.history.tricks_left();
}

bool has_declarer_played(const View& view) {
  return view.history.cards_left(kDeclarer) < view.history.tricks_left();
}

bool is_declarer_winning(const View& view) {
  return has_declarer_played(view) && view.history.played_by(kDeclarer).has(view.history.winning_card());
}

bool can_follow(const View& view) {
  const Card led = view.history.trick().front();
  return !led.is_joker() && !view.hand().of(led.suit()).is_empty();
}

CardSet takers(const View& view, CardSet cards) {
  CardSet found;
  for (const Card card : cards) {
    if (beats(card, view.history.winning_card(), view.history.trump())) found.insert(card);
  }
  return found;
}

Card standing_for(Card card, CardSet cards) {
  Card found = card;
  if (card.is_joker()) return found;
  for (const Card other : cards.of(card.suit())) {
    if (other.rank() > card.rank()) continue;
    found = other;
    break;
  }
  return found;
}

}  // namespace nap
