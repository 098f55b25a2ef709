// What people tell of a hand that was played or is being played: its bid, a trump suit named aloud, its
// cards.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "nap/inquiry/table/table_request.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

// The bid that is played at this table. Throws ParseError that begins with `option`.
Bid parse_played_bid(std::string_view option, const std::string& text, const TableSetting& table);

// S, H, D or C. Throws ParseError that begins with `option`.
Suit parse_named_trump(std::string_view option, std::string_view text);

// Calls `play` with each word of the text, and `end_trick` for each semicolon. Words are separated by spaces
// or commas.
template <class Play, class EndTrick>
void for_each_played(std::string_view text, const Play& play, const EndTrick& end_trick) {
  constexpr std::string_view kEnds = " \t\r\n,;";
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == ';') end_trick();
    const std::size_t end = std::min(text.find_first_of(kEnds, at), text.size());
    if (end > at) play(text.substr(at, end - at));
    at = std::max(end, at + 1);
  }
}

}  // namespace nap
