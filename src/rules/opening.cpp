#include "nap/rules/opening.hpp"

#include <algorithm>
#include <cassert>

namespace nap {
namespace {

CardSet lowest_of_each_suit(CardSet hand) {
  CardSet lowest;
  for (const Suit suit : kSuitsHighToLow) {
    if (!hand.of(suit).is_empty()) lowest.insert(hand.of(suit).lowest());
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

}  // namespace

std::vector<Opening> openings(const Contract& contract, CardSet hand) {
  assert(!hand.is_empty());
  std::vector<Opening> all;
  for (const Card card : opening_cards(contract, hand)) {
    if (contract.lead != LeadRule::LowestNonTrump) {
      all.push_back(opening_of(contract, card));
      continue;
    }
    for (const Suit trump : kSuitsHighToLow) {
      if (lowest_cards(hand - hand.of(trump)).has(card)) all.push_back({card, trump});
    }
  }
  return all;
}

CardSet opening_cards(const Contract& contract, CardSet hand) {
  switch (contract.lead) {
    case LeadRule::Free:
      break;
    case LeadRule::LowestTrump:
      return lowest_of_each_suit(hand);
    case LeadRule::LowestNonTrump: {
      CardSet cards;
      for (const Suit trump : kSuitsHighToLow) cards.insert(lowest_cards(hand - hand.of(trump)));
      return cards;
    }
  }
  return hand;
}

}  // namespace nap
