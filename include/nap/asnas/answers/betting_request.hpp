// The betting round as users write it.
#pragma once

#include <optional>
#include <string>

#include "nap/asnas/betting/betting_tree.hpp"

namespace nap::asnas {

struct BettingRequest {
  std::string ante = "1";             // in chips
  std::string bet = "2";              // the opening bet, or this and what each raise makes of it: "2,4"
  std::optional<std::string> raises;  // how many are allowed, each to twice the bet before; none: 1
  std::optional<std::string> stack;   // chips of each player before the ante, or of all; none: no limit
  std::string passing = "free";
};

// Throws ParseError. Requires 2 to 8 players.
BettingRules parse_betting(const BettingRequest& request, int players);

// "ante 1, bets 2 and 4, 50 chips each"
std::string betting_text(const BettingRules& rules);

// "pass,open"; empty: no moves. Throws ParseError that names `option`.
std::vector<Move> parse_history(std::string_view option, std::string_view text);

}  // namespace nap::asnas
