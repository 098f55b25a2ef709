// What questions about the betting have in common.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "nap/asnas/answers/advice_answer.hpp"

namespace nap::asnas {

// The number of players of a question about the betting; nothing if it was not asked for. Throws ParseError.
std::optional<int> betting_players(const PotRequest& pot, int most);

// The request for what a hand wins if so many players show. Throws ParseError if it asks for what the betting
// does not know.
PotRequest pot_for(PotRequest pot, int players);

// The position after what was heard. Throws ParseError.
std::size_t position_in(const BettingTree& tree, const AdviceRequest& advice);

// "this was heard: pass,open", "nobody has spoken"
std::string heard_text(const BettingTree::Position& position);

}  // namespace nap::asnas
