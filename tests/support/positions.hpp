// Positions of four seats with the full deck, read from text.
#pragma once

#include <string>
#include <vector>

#include "nap/cards/deck.hpp"
#include "nap/cards/notation.hpp"
#include "nap/play/views/view.hpp"

namespace nap::test {

// Reads cards with spaces between them.
inline std::vector<Card> cards_of(const std::string& text) {
  std::vector<Card> cards;
  for (std::size_t at = 0; at < text.size(); at += 3) cards.push_back(parse_card(text.substr(at, 2), Deck()));
  return cards;
}

// What the seat to play sees after the cards `played`, if it was dealt `dealt`, five cards.
inline View view_after(const std::string& dealt, const std::string& played, const Contract& contract) {
  History history({.seats = 4, .hand_cards = 5}, contract.trump);
  for (const Card card : cards_of(played)) history.play(card);
  const Seat seat = history.to_play();
  return {seat, Deck().cards(), parse_hand(dealt, Deck(), 5), CardSet(), contract, Calls{contract}, history};
}

}  // namespace nap::test
