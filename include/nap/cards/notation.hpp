// Reads and writes cards, hands and deals in the forms that people use.
#pragma once

#include <string>
#include <string_view>

#include "nap/cards/deal.hpp"
#include "nap/cards/deck.hpp"

namespace nap {

enum class SuitStyle { Letters, Symbols };  // "AS" or "♠A"

// The letters of ace, king, queen and jack: A K Q J; A R D V; A R C S. Some French and Spanish letters of
// ranks are also letters of suits. So in those languages the program writes suits as symbols or by their
// place, never as letters.
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

std::string to_string(Suit suit);                           // "S"
std::string to_text(Suit suit, SuitStyle style);            // "S" or "♠"
std::string to_string(Card card);                           // "AS"; the joker is "JK"
std::string to_text(Card card, const CardStyle& style);     // "AS" or "♠A"
std::string to_text(CardSet hand, const CardStyle& style);  // "AS KS QS JH TH" or "♠AKQ ♥JT"
std::string to_dots(CardSet hand);                          // "AKQ.JT..", "AKQ.J...JK"
std::string to_dots(const Deal& deal);                      // one hand per seat, separated by spaces
std::string deck_text(Deck deck);                           // "52 cards", "52 cards and a joker"

// How a hand is written. A text may have letters in upper and lower case, and T or 10 for a ten.
enum class HandForm {
  Cards,   // "AS KS QS JH TH", "ASKSQSJHTH", "AS;KS;QS;JH;TH", "AS-KS-QS-JH-TH"
  Dots,    // "AKQ.JT..": spades.hearts.diamonds.clubs; dots at the end may be left out; the joker stands
           // behind a fourth dot: "AKQ.J...JK"
  Suits,   // a suit, then its ranks: "S:AKQ H:JT", "♠AKQ ♥JT", "SA SK SQ HJ HT", "SAKQHJT", "S AKQ H JT",
           // "spades AKQ hearts JT"
  Groups,  // "AKQ JT": a word is a suit, spades first; "-" is a suit without cards; or "A K Q / J T"
};

// Reads a hand in any of these forms. If the deck has a joker, the word JK is the joker in every form, and
// never a jack and a king. Suits have English letters; or, with French or Spanish ranks, letters
// of that language: P C K T; E (or P), C, O (or D), T (or B). One hand uses letters of one language. The hand
// must have `hand_cards` cards, all of the deck. Throws ParseError that names the place: the number of a
// character in `text`, counted from 1. If two forms or languages read different hands, the error shows them.
CardSet parse_hand(std::string_view text, Deck deck, int hand_cards,
                   RankLetters letters = RankLetters::English);

// The form in which parse_hand reads the text. Throws as parse_hand does.
HandForm form_of_hand(std::string_view text, Deck deck, int hand_cards, RankLetters letters);

// Reads one card of the deck: "AS", "SA", "♠A". Letters of suits are of the language of the ranks. Throws
// ParseError.
Card parse_card(std::string_view text, Deck deck, RankLetters letters = RankLetters::English);

// Reads one hand per seat, the declarer's first, all of cards of the deck. The hands are separated by spaces,
// each in dot form or as cards without spaces; or they are separated by slashes, each in any form. Throws
// ParseError for hands of unequal size, a repeated card, fewer than 2 or more than 7 seats, an empty hand, or
// a hand of more cards than max_hand_cards says.
Deal parse_deal(std::string_view text, RankLetters letters = RankLetters::English, Deck deck = Deck());

// Reads one of Deck::kSizes. For anything else throws ParseError that lists them.
Deck parse_deck(std::string_view text);

}  // namespace nap
