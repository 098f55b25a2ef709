// The betting round as users write it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nap/asnas/betting/betting_tree.hpp"
#include "nap/report/records.hpp"

namespace nap::asnas {

struct BettingRequest {
  std::optional<std::string> ante;  // in chips; none: 1
  std::optional<std::string> bet;  // the opening bet, or this and what each raise makes of it, "2,4"; none: 2
  std::optional<std::string> raises;   // how many are allowed, each to twice the bet before; none: 1
  std::optional<std::string> stack;    // chips of each player before the ante, or of all; none: no limit
  std::optional<std::string> passing;  // none: free

  friend bool operator==(const BettingRequest&, const BettingRequest&) = default;
};

// Throws ParseError. Requires 2 to 8 players.
BettingRules parse_betting(const BettingRequest& request, int players);

// How near an equilibrium regret minimisation comes: "2e-5" antes, as chips. Throws ParseError.
double parse_gain(std::string_view antes, const BettingRules& rules);
inline constexpr std::uint64_t kMostRounds = 1'000'000;

// "ante 1, bets 2 and 4, 50 chips each"
std::string betting_text(const BettingRules& rules);

// Ante, bets, stacks and passing.
report::Fields betting_fields(const BettingRules& rules);

// Chips in antes: "+1.65".
std::string antes_text(double chips, const BettingRules& rules, int places);

// What another plan would add to what a player wins, in antes: "nothing" or "1.5e-05".
std::string gain_text(double chips, const BettingRules& rules);

// "pass,open"; empty: no moves. Throws ParseError that names `option`.
std::vector<Move> parse_history(std::string_view option, std::string_view text);

}  // namespace nap::asnas
