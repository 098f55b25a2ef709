// The first card of a hand and the trump suit that it makes.
#pragma once

#include <optional>
#include <vector>

#include "nap/cards/hand_class.hpp"
#include "nap/cards/joker.hpp"
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

// Whether the declarer names the trump suit when he leads this card: where the first card makes trump, a
// joker makes any suit trump.
constexpr bool names_trump(const Contract& contract, Card card) {
  return card.is_joker() && contract.trump.is_first_lead();
}

// The opening with this card when nothing else is declared: the contract says what trump follows. Requires a
// card that does not name trump.
constexpr Opening opening_of(const Contract& contract, Card card) {
  return {card, contract.trump.after_lead(card)};
}

// All openings of this hand that the contract allows, the highest card first, and with one card spades before
// hearts, diamonds and clubs. A declarer who names trump may name a suit that he does not hold. Under
// LeadRule::LowestTrump a joker is led only to name such a suit. Under LeadRule::LowestNonTrump a joker is
// not led; of several lowest cards the declarer may lead any, and a hand of one suit must name another.
// Requires a hand that is not empty.
std::vector<Opening> openings(const Contract& contract, CardSet hand);

// The cards of these openings.
CardSet opening_cards(const Contract& contract, CardSet hand);

// The opening as it is once its trump suit is trump: a joker is a card of that suit.
constexpr Opening under_trump(const Opening& opening) {
  return {under_trump(opening.card, opening.trump), opening.trump};
}

// The same opening with the suits renamed.
constexpr Opening renamed(const Opening& opening, const SuitPermutation& suits) {
  return {suits(opening.card), opening.trump ? std::optional(suits(*opening.trump)) : std::nullopt};
}

}  // namespace nap
