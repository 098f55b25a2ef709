// The language of rank letters.
#pragma once

#include <string_view>

#include "nap/cards/notation.hpp"

namespace nap {

// Reads --ranks: en, fr or es. Throws ParseError.
RankLetters parse_rank_letters(std::string_view text);

}  // namespace nap
