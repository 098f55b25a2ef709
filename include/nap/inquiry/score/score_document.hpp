// Writes what a deal pays.
#pragma once

#include "nap/cards/notation.hpp"
#include "nap/inquiry/score/score_evening.hpp"
#include "nap/report/document.hpp"

namespace nap {

// A person gets a sentence that answers, faults if there are any, and who pays whom. JSON has the schema
// nap.score/1. CSV has a row for each seat.
report::Document score_document(const ScoredDeal& deal, const CardStyle& style);
// The same for a deal of an evening, with the totals after it.
report::Document score_document(const EveningDeal& deal, const CardStyle& style);

}  // namespace nap
