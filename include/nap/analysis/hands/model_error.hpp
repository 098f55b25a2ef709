// The error of the committed model, and success rates corrected by it.
#pragma once

#include "nap/rules/ruleset.hpp"
#include "nap/sim/random/interval.hpp"

namespace nap {

// What must be added to a success rate of the committed model to get the rate of a declarer and defenders who
// see only what players see. At least 0. For five cards in each hand.
//
// Source: deals played out by such players, compared with the committed model on the same deals: 52 cards,
// three to five seats, random hands with committed rates from .40 to .85. Accurate to about one point, at
// misère to about three. Other numbers of seats get the nearest one measured. Misère, with trumps or without,
// gets what was measured without trumps at four seats. One trick was not measured and gets 0.
double model_error(const Contract& contract, int seats);

// The rate plus the model's error, at most 1.
double corrected(double rate, const Contract& contract, int seats);
Estimate corrected(const Estimate& rate, const Contract& contract, int seats);

// Success rates as the model counted them, or corrected by its error.
enum class RateBasis { Counted, Corrected };

}  // namespace nap
