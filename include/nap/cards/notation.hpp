// Reads and writes cards, hands and deals in the forms that people use.
#pragma once

#include <string>
#include <string_view>

#include "nap/cards/deal.hpp"
#include "nap/cards/deck.hpp"

namespace nap {

enum class SuitStyle { Letters, Symbols };  // "AS" or "♠A"

// The letters of ace, king, queen and jack: A K Q J; A R D V; A R C S. Some French and Spanish letters of
// ranks are also letters of suits. So in those languages suits are written as symbols or by their place,
// never as letters.
enum class RankLetters { English, French, Spanish };

// How cards are written for a person. Requires symbols unless the letters are English.
struct CardStyle {
  SuitStyle suits = SuitStyle::Letters;
  RankLetters ranks = RankLetters::English;

  constexpr CardStyle(SuitStyle suit_style, RankLetters letters = RankLetters::English)
      : suits(suit_style), ranks(letters) {}
};

char rank_letter(Rank rank);  // 'T' for ten
// In French and Spanish a ten is "10".
std::string rank_name(Rank rank, RankLetters letters);
char suit_letter(Suit suit);
std::string_view suit_symbol(Suit suit);  // UTF-8

std::string to_string(Card card);                           // "AS"
std::string to_text(Card card, const CardStyle& style);     // "AS" or "♠A"
std::string to_text(CardSet hand, const CardStyle& style);  // "AS KS QS JH TH" or "♠AKQ ♥JT"
std::string to_dots(CardSet hand);                          // "AKQ.JT.."
std::string to_dots(const Deal& deal);                      // one hand per seat, separated by spaces

// How a hand is written.
enum class HandForm {
  Cards,   // "AS KS QS JH TH", "ASKSQSJHTH": only with English letters
  Dots,    // "AKQ.JT..": spades.hearts.diamonds.clubs; dots at the end may be left out
  Suits,   // "S:AKQ H:JT", "♠AKQ ♥JT"
  Groups,  // "AKQ JT": a word is a suit, spades first; "-" is a suit without cards
};

// The form in which a text is written, even if it has mistakes in that form.
HandForm form_of_hand(std::string_view text, RankLetters letters);

// Reads a hand in any of these forms, in upper or lower case, with T or 10 for a ten. The hand must have
// `hand_cards` cards, all of the deck. Throws ParseError that names the place: the number of a character in
// `text`, counted from 1.
CardSet parse_hand(std::string_view text, Deck deck, int hand_cards,
                   RankLetters letters = RankLetters::English);

// Reads one card of the deck: "AS", "♠A". Throws ParseError.
Card parse_card(std::string_view text, Deck deck, RankLetters letters = RankLetters::English);

// Reads one hand per seat, the declarer's first. The hands are separated by spaces, each in dot form or as
// cards without spaces; or they are separated by slashes, each in any form. Throws ParseError for hands of
// unequal size, a repeated card, fewer than 2 or more than 7 seats, an empty hand, or a hand of more than 7
// cards.
Deal parse_deal(std::string_view text, RankLetters letters = RankLetters::English);

// Reads one of Deck::kSizes. For anything else throws ParseError that lists them.
Deck parse_deck(std::string_view text);

}  // namespace nap
