// Hands as people write them: "AAKKT", or with the names of the old packs, "as as shah shah sarbas".
#pragma once

#include <string>
#include <string_view>

#include "nap/asnas/hands/pack.hpp"
#include "nap/text/words.hpp"

namespace nap::asnas {

// The names of the five ranks. English: A K Q J T, where T is the pip card. Persian: as, shah, bibi, couli
// (the dancer), sarbas (the soldier) as ASN has them, or with the soldier above the dancer. Letters are
// always read.
enum class Names { English, French, Spanish, Persian, PersianSoldierFirst };
inline constexpr Word<Names> kNamesWords[] = {
    {"en", Names::English, "A K Q J T"},
    {"fr", Names::French, "as roi dame valet dix"},
    {"es", Names::Spanish, "as rey dama jota diez"},
    {"fa", Names::Persian, "as shah bibi couli sarbas"},
    {"fa-soldier", Names::PersianSoldierFirst, "as shah bibi sarbas couli"}};

std::string_view name_of(Rank rank, Names names);

// Reads cards in any order and in upper or lower case: letters, with or without spaces, or names with spaces
// or commas between them. Throws ParseError that names the word.
Cards parse_cards(std::string_view text, Names names = Names::English);

// parse_cards for a hand. Throws ParseError if it does not have five cards, or more of a rank than the pack.
Cards parse_hand(std::string_view text, const Pack& pack, Names names = Names::English);

// "AAKKT", the highest rank first; in other names "as as shah shah sarbas".
std::string to_text(const Cards& cards, Names names = Names::English);

// What a hand has: "two pairs, A and K", "full, three K and two T", "pair of A", "nothing".
std::string combination_text(const Cards& hand, Names names = Names::English);

}  // namespace nap::asnas
