// Reads and writes cards, hands and deals in the forms that people use.
#pragma once

#include <string>
#include <string_view>

#include "nap/cards/deal.hpp"
#include "nap/cards/deck.hpp"

namespace nap {

enum class SuitStyle { Letters, Symbols };  // "AS" or "♠A"

char rank_letter(Rank rank);  // 'T' for ten
char suit_letter(Suit suit);
std::string_view suit_symbol(Suit suit);  // UTF-8

std::string to_string(Card card);                    // "AS"
std::string to_text(Card card, SuitStyle style);     // "AS" or "♠A"
std::string to_text(CardSet hand, SuitStyle style);  // "AS KS QS JH TH" or "♠AKQ ♥JT"
std::string to_dots(CardSet hand);                   // "AKQ.JT.."
std::string to_dots(const Deal& deal);               // one hand per seat, separated by spaces

// Reads a hand in any of the forms "AS KS QS JH TH", "ASKSQSJHTH", "AKQ.JT.." (spades.hearts.diamonds.clubs),
// "S:AKQ H:JT" and "♠AKQ ♥JT", in upper or lower case, with T or 10 for a ten. The hand must have
// `hand_cards` cards, all of the deck. Throws ParseError that names the place by its character in `text`,
// counted from 1.
CardSet parse_hand(std::string_view text, Deck deck, int hand_cards);

// Reads one hand per seat in dot form, separated by spaces, the declarer's first. Throws ParseError for hands
// of unequal size, a repeated card, fewer than 2 or more than 7 seats, an empty hand and a hand of more than
// 7 cards.
Deal parse_deal(std::string_view text);

// Reads one of Deck::kSizes. Throws ParseError that lists them for anything else.
Deck parse_deck(std::string_view text);

}  // namespace nap
