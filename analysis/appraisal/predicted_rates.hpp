// Appraisals of all hands, predicted from a sample.
#pragma once

#include <memory>
#include <optional>

#include "nap/analysis/appraisal/appraiser.hpp"

namespace nap {

// Appraises by the rates of a sample. A logistic regression of each contract's success on features of the
// hand (hand_features.hpp) gives any hand a rough rate. A pilot of deals around the hand chooses a lead when
// it is needed.
class PredictedRates : public Appraiser {
 public:
  // Requires the same contracts for every hand.
  explicit PredictedRates(const RatedHands& sample);
  ~PredictedRates() override;

  Appraisal appraise(CardSet hand) const override;
  Opening lead(CardSet hand, std::size_t contract, Solver& solver) const override;
  PlaySuccess play_success(CardSet hand, std::size_t contract) const override;

  // Measured by fitting on half of the sample and predicting the other half; rates close to zero are left
  // out.
  std::optional<double> typical_error() const override { return typical_error_; }

 private:
  class Model;
  class Leads;
  std::unique_ptr<Model> model_;
  std::unique_ptr<Leads> leads_;
  double typical_error_;
};

}  // namespace nap
