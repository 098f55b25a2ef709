// Cards that were played, as people write them: "AS 5S 2S 9S; KS".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "nap/cards/deck.hpp"
#include "nap/cards/notation.hpp"
#include "nap/play/views/view.hpp"

namespace nap {

struct PlayedStyle {
  std::string bid;  // the bid that is played, as errors name it
  Deck deck;
  RankLetters letters;
  std::optional<Suit> named = {};  // trump, if the declarer named it aloud with the first card
};

// Plays the cards, which stand in the order of play, separated by spaces or commas; a semicolon may stand
// after each trick. Throws ParseError that names the trick and the seat if a card cannot have been played, if
// no deal allows the cards, if the contract is made or lost, or if it is not the turn of the view's seat.
// Requires a view before the first card.
void play_cards(std::string_view text, const PlayedStyle& style, View& view);

}  // namespace nap
