// Cards that only the asker knows to be out of play (--dead): reading them and writing them.
#pragma once

#include <string>
#include <string_view>

#include "nap/cards/deck.hpp"
#include "nap/cards/notation.hpp"
#include "nap/report/records.hpp"

namespace nap {

// Reads one card of an option's list of cards. Throws ParseError that names the option and the list.
Card parse_listed_card(std::string_view option, const std::string& text, const std::string& word, Deck deck,
                       RankLetters letters);
// Reads a list such as "7C,2D". Throws ParseError if a card is not in the deck or appears twice.
CardSet parse_dead(const std::string& text, Deck deck, RankLetters letters);
// Throws ParseError if one of the cards, which were read from `text`, is in the hand.
void check_dead(const std::string& text, CardSet dead, CardSet hand);

// "Out of play: 7C 2D." on a line of its own; empty if there are no such cards.
std::string dead_text(CardSet dead, const CardStyle& style);
// "dead", a list that only JSON has; no field if there are no such cards.
report::Fields dead_fields(CardSet dead);

}  // namespace nap
