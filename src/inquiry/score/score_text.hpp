// What a person reads of a deal that was scored.
#pragma once

#include <span>

#include "nap/cards/notation.hpp"
#include "nap/inquiry/score/score_evening.hpp"
#include "nap/report/document.hpp"

namespace nap {

// The word of records for a fault: "revoke", "out-of-turn".
std::string_view fault_word(FaultKind kind);

void add_score_text(report::Document& document, const ScoredDeal& deal, const CardStyle& style);
void add_score_text(report::Document& document, const EveningDeal& evening, const CardStyle& style);

}  // namespace nap
