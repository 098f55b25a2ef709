// The joker once a suit is trump. From then on it is nothing but the highest trump, so play and players know
// it as a card of that suit: it follows suit, shows voids and wins like other trumps. Without a trump suit it
// stays Card::joker(), the only trump.
#pragma once

#include <optional>

#include "nap/cards/deal.hpp"

namespace nap {

// The card where this suit, or none, is trump. Only a joker changes.
constexpr Card under_trump(Card card, std::optional<Suit> trump) {
  return card.is_joker() && trump ? Card::joker_of(*trump) : card;
}
constexpr CardSet under_trump(CardSet cards, std::optional<Suit> trump) {
  if (!cards.has_joker() || !trump) return cards;
  return (cards - Card::joker()) | Card::joker_of(*trump);
}
constexpr Dealt under_trump(const Dealt& dealt, std::optional<Suit> trump) {
  Dealt settled{Deal(dealt.hands.seats()), under_trump(dealt.stock, trump), {}, dealt.coins};
  for (const Seat seat : all_seats(dealt.hands.seats())) {
    settled.hands.give(seat, under_trump(dealt.hands.hand(seat), trump));
    settled.known[seat.index()] = under_trump(dealt.known[seat.index()], trump);
  }
  return settled;
}

// The cards as they are before a suit is trump.
constexpr CardSet before_trump(CardSet cards) {
  for (const Suit suit : kSuitsHighToLow) {
    if (cards.has(Card::joker_of(suit))) cards = (cards - Card::joker_of(suit)) | Card::joker();
  }
  return cards;
}

}  // namespace nap
