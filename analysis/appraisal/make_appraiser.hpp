// Makes the appraiser that the rated hands allow.
#pragma once

#include <memory>

#include "nap/analysis/appraisal/appraiser.hpp"

namespace nap {

// KnownRates if the hands are every class, otherwise PredictedRates.
std::unique_ptr<Appraiser> make_appraiser(const RatedHands& hands);

}  // namespace nap
