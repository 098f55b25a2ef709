// The first card of a hand and the trump suit that it makes.
#pragma once

#include <optional>
#include <vector>

#include "nap/cards/hand_class.hpp"
#include "nap/rules/contract.hpp"

namespace nap {

// How the declarer opens the play. A card alone does not say it: under other rules one card can make one
// trump suit or another.
struct Opening {
  Card card;
  std::optional<Suit> trump;  // empty without trump

  // Requires both, so that no card is taken for an opening without trump.
  constexpr Opening(Card first, std::optional<Suit> suit) : card(first), trump(suit) {}

  friend constexpr bool operator==(const Opening&, const Opening&) = default;
};

// The opening with this card when nothing else is declared: the contract says what trump follows.
constexpr Opening opening_of(const Contract& contract, Card card) {
  return {card, contract.trump.after_lead(card.suit())};
}

// All openings of this hand that the contract allows, the highest card first. Under LeadRule::LowestNonTrump
// the declarer may name a suit that he does not hold, and of several lowest cards he may lead any; a hand of
// one suit must name another. Requires a hand that is not empty.
std::vector<Opening> openings(const Contract& contract, CardSet hand);

// The cards of these openings.
CardSet opening_cards(const Contract& contract, CardSet hand);

// The same opening with the suits renamed.
constexpr Opening renamed(const Opening& opening, const SuitPermutation& suits) {
  return {suits(opening.card), opening.trump ? std::optional(suits(*opening.trump)) : std::nullopt};
}

}  // namespace nap
