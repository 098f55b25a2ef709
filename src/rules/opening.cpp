#include "nap/rules/opening.hpp"

#include <algorithm>
#include <cassert>

namespace nap {
namespace {

// The lowest card of each suit if the suit is trump. Of a suit that the hand lacks a joker is the only card.
CardSet lowest_trumps(CardSet hand) {
  CardSet lowest;
  for (const Suit suit : kSuitsHighToLow) {
    const CardSet cards = hand.of(suit);
    lowest.insert(cards.is_empty() ? hand & Card::joker() : CardSet(cards.lowest()));
  }
  return lowest;
}

// The cards of the lowest rank.
CardSet lowest_cards(CardSet cards) {
  CardSet lowest;
  for (const Card card : cards) {
    if (!lowest.is_empty() && card.rank() < lowest.lowest().rank()) lowest = CardSet();
    if (lowest.is_empty() || card.rank() == lowest.lowest().rank()) lowest.insert(card);
  }
  return lowest;
}

// Whether the declarer may open with this card if he names this suit.
bool may_name(const Contract& contract, CardSet hand, Card card, Suit trump) {
  switch (contract.lead) {
    case LeadRule::Free:
      break;
    case LeadRule::LowestTrump:
      return hand.of(trump).is_empty();
    case LeadRule::LowestNonTrump:
      return lowest_cards(hand - hand.of(trump) - Card::joker()).has(card);
  }
  return true;
}

}  // namespace

std::vector<Opening> openings(const Contract& contract, CardSet hand) {
  assert(!hand.is_empty());
  std::vector<Opening> all;
  for (const Card card : opening_cards(contract, hand)) {
    if (contract.lead != LeadRule::LowestNonTrump && !names_trump(contract, card)) {
      all.push_back(opening_of(contract, card));
      continue;
    }
    for (const Suit trump : kSuitsHighToLow) {
      if (may_name(contract, hand, card, trump)) all.push_back({card, trump});
    }
  }
  return all;
}

CardSet opening_cards(const Contract& contract, CardSet hand) {
  switch (contract.lead) {
    case LeadRule::Free:
      break;
    case LeadRule::LowestTrump:
      return lowest_trumps(hand);
    case LeadRule::LowestNonTrump: {
      CardSet cards;
      for (const Suit trump : kSuitsHighToLow)
        cards.insert(lowest_cards(hand - hand.of(trump) - Card::joker()));
      return cards;
    }
  }
  return hand;
}

}  // namespace nap
