// What users tell of a hand: who plays what, and all cards.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nap/inquiry/score/score_request.hpp"

namespace nap {

// A seat from 1 to `seats`, or one of the names, which stand by seat. Throws ParseError that begins with
// `key`.
Seat parse_seat(std::string_view key, const std::string& text, const std::vector<std::string>& names,
                int seats);

// Who plays what, at the table of `scored` and by its names. Throws ParseError.
DeclarersBid read_bid(const ScoreRequest& request, const ScoredDeal& scored);

// The hand as the referee sees it, with seats from the declarer; nothing if no cards are known. Requires a
// deal that knows who plays what. Throws ParseError.
std::optional<RefereedHand> read_play(const ScoreRequest& request, const ScoredDeal& scored,
                                      RankLetters letters);

}  // namespace nap
