#include "answers/advice_parts.hpp"

#include <fmt/format.h>

#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap::asnas {
namespace {

const std::string kAllPlayers = PotRequest().players;

}  // namespace

std::optional<int> betting_players(const PotRequest& pot, int most) {
  if (pot.players == kAllPlayers) return std::nullopt;
  return static_cast<int>(parse_whole("--players", pot.players, 2, static_cast<std::uint64_t>(most)));
}

PotRequest pot_for(PotRequest pot, int players) {
  pot.players = std::to_string(players);
  if (pot.copies) throw ParseError("--copies: the betting is solved for the pack of the game; leave it out");
  if (pot.dead) throw ParseError("--dead: the betting is solved without dead cards; leave it out");
  return pot;
}

std::size_t position_in(const BettingTree& tree, const AdviceRequest& advice) {
  try {
    return tree.position_after(parse_history("--heard", advice.heard.value_or("")));
  } catch (const ParseError& error) {
    if (std::string_view(error.what()).starts_with("--heard")) throw;
    throw ParseError(fmt::format("--heard {}: {}", in_quotes(advice.heard.value_or("")), error.what()));
  }
}

std::string heard_text(const BettingTree::Position& position) {
  return position.history.empty() ? "nobody has spoken"
                                  : fmt::format("this was heard: {}", history_text(position.history));
}

}  // namespace nap::asnas
