// The letters, names and symbols that stand for suits in the languages that the program reads.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "nap/cards/card.hpp"
#include "nap/cards/notation.hpp"

namespace nap {

struct SuitRead {
  Suit suit;
  std::size_t length;  // in bytes
  bool is_letter;      // rather than a symbol or a name
};

// The suit whose symbol, name or letter is at this place of the text. Names are English or of the language,
// and stand alone: no letter or digit comes before or behind.
std::optional<SuitRead> suit_at(std::string_view text, std::size_t at, RankLetters language);

// All letters of suits, spades first, for use in errors: "S H D C".
std::string_view suits_in_words(RankLetters language);

}  // namespace nap
