#include "appraisal/make_appraiser.hpp"

#include "appraisal/known_rates.hpp"
#include "appraisal/predicted_rates.hpp"

namespace nap {

std::unique_ptr<Appraiser> make_appraiser(const RatedHands& hands) {
  if (hands.coverage == Coverage::EveryClass) return std::make_unique<KnownRates>(hands);
  return std::make_unique<PredictedRates>(hands);
}

}  // namespace nap
