// How far off the committed model is, and success rates put right by it.
#pragma once

#include "nap/rules/ruleset.hpp"
#include "nap/sim/random/interval.hpp"

namespace nap {

// What must be added to a success rate under the committed model to have the rate of a declarer and defenders
// who see only what players see: 0 or more. For five cards in each hand. Measured on trial: blind declarer
// and defenders against the committed model on the same deals, 52 cards, three to five seats, random hands
// that the model gives .40 to .85; to within about a point, at misère three. Any other number of seats gets
// the nearest one measured; misère, with trumps or without, what was measured without at four seats; one
// trick nothing, as none was measured.
double model_error(const Contract& contract, int seats);

// The rate put right, from 0 to 1.
double corrected(double rate, const Contract& contract, int seats);
Estimate corrected(const Estimate& rate, const Contract& contract, int seats);

// By which success rates hands are judged: as they were counted, or put right.
enum class RateBasis { Counted, Corrected };

}  // namespace nap
