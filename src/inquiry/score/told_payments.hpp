// What users tell of payments besides the stakes: fines, prices of an exchange, the end of the pool.
#pragma once

#include <string>

#include "nap/inquiry/score/score_request.hpp"

namespace nap {

// These fill in what the request tells. They throw ParseError if it makes no sense at this table.
void note_fines(const ScoreRequest& request, ScoredDeal& deal);
void note_fees(const ScoreRequest& request, ScoredDeal& deal);
// Requires a deal that knows who plays what.
void note_spare_hand(const ScoreRequest& request, ScoredDeal& deal);
void note_end(const std::string& end, ScoredDeal& deal);

// Adds the fine for the revoke or the card out of turn that the referee has found, unless it was told. Cards
// that were played after the bid was decided, or after the first of these faults, cost nothing more.
void fine_faults(ScoredDeal& deal);

}  // namespace nap
