// How a trick is played (PEEL). Follow suit if you can, else play anything: there is no duty to head the
// trick or to trump. The highest trump wins, or else the highest card of the suit led.
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

// Whether `card` takes a trick over from `winning`, the card that takes it so far.
constexpr bool beats(Card card, Card winning, std::optional<Suit> trump) {
  return card.suit() == winning.suit() ? card.rank() > winning.rank() : card.suit() == trump;
}

// The place of the winning card; place 0 is the card led. Requires a trick of one or more cards, in the order
// of play.
int trick_winner(std::span<const Card> trick, std::optional<Suit> trump);

}  // namespace nap
