// How a trick is played (PEEL). Follow suit if you can, else play anything: there is no duty to head the
// trick or to trump. The highest trump wins, or else the highest card of the suit led. The joker is the
// highest trump; without a trump suit it is the only trump, and a suit of its own.
#pragma once

#include <optional>
#include <span>

#include "nap/cards/card_set.hpp"

namespace nap {

// The cards of `hand` that may be played to a trick in which `led` was led.
constexpr CardSet legal_cards(CardSet hand, Suit led) {
  const CardSet follow = hand.of(led);
  return follow.is_empty() ? hand : follow;
}

// The suit of a card under these trumps: of the joker the trump suit, or none.
constexpr std::optional<Suit> suit_in_play(Card card, std::optional<Suit> trump) {
  return card.is_joker() ? trump : card.suit();
}

// The same where the deck may have a joker. If it is led and nothing is trump, nobody has to follow.
constexpr CardSet legal_cards(CardSet hand, Card led, std::optional<Suit> trump) {
  const std::optional<Suit> suit = suit_in_play(led, trump);
  if (!suit) return hand;
  const CardSet follow = hand.of(*suit) | (suit == trump ? hand & Card::joker() : CardSet());
  return follow.is_empty() ? hand : follow;
}

// Whether `card` takes a trick over from `winning`, the card that takes it so far.
constexpr bool beats(Card card, Card winning, std::optional<Suit> trump) {
  if (card.is_joker() || winning.is_joker()) return card.is_joker();
  return card.suit() == winning.suit() ? card.rank() > winning.rank() : card.suit() == trump;
}

// The place of the winning card; place 0 is the card led. Requires a trick of one or more cards, in the order
// of play.
int trick_winner(std::span<const Card> trick, std::optional<Suit> trump);

}  // namespace nap
