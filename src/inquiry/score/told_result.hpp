// What the cards and the users' words say of how a hand ended.
#pragma once

#include <optional>
#include <string>

#include "nap/inquiry/score/score_request.hpp"

namespace nap {

// Fills in what the cards say. The hand has its seats from the declarer.
void note_play(const RefereedHand& hand, ScoredDeal& deal);

// Fills in the result, as users write it, after note_play or if no cards are known. Throws ParseError if it
// contradicts the cards or the rule for a revoke, or if it is missing and needed.
void note_result(const std::optional<std::string>& result, ScoredDeal& deal);

}  // namespace nap
