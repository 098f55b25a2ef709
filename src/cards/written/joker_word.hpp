// The joker as it is written.
#pragma once

#include <cstddef>
#include <string_view>

#include "written/rank_letters.hpp"

namespace nap {

inline constexpr std::string_view kJoker = "JK";

// Whether the joker stands at this place, in upper or lower case.
constexpr bool is_joker_at(std::string_view text, std::size_t at) {
  return at + kJoker.size() <= text.size() && upper(text[at]) == kJoker[0] &&
         upper(text[at + 1]) == kJoker[1];
}

// The first place at or behind `begin` where the joker stands as a word of its own; npos if there is none.
constexpr std::size_t find_joker_word(std::string_view text, std::size_t begin) {
  constexpr std::string_view kAround = " \t\r\n,;-/";
  for (std::size_t at = begin; at < text.size(); ++at) {
    const std::size_t behind = at + kJoker.size();
    const bool begins = at == begin || kAround.find(text[at - 1]) != std::string_view::npos;
    const bool ends = behind >= text.size() || kAround.find(text[behind]) != std::string_view::npos;
    if (begins && ends && is_joker_at(text, at)) return at;
  }
  return std::string_view::npos;
}

}  // namespace nap
