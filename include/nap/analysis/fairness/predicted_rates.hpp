// Appraisals of hands by those of a sample.
#pragma once

#include <memory>
#include <optional>

#include "nap/analysis/fairness/appraiser.hpp"

namespace nap {

// From rates of a sample: a logistic regression of each contract's success on what can be seen of a hand, so
// that any hand has a rate, if a rough one. Leads are chosen when they are needed, by a pilot of deals around
// that very hand.
class PredictedRates : public Appraiser {
 public:
  // Requires hands with the same contracts.
  explicit PredictedRates(const RatedHands& sample);
  ~PredictedRates() override;

  Appraisal appraise(CardSet hand) const override;
  Card lead(CardSet hand, std::size_t contract, Solver& solver) const override;

  // Of the rates that are not next to zero, when half of the sample is fitted on and the other half
  // predicted.
  std::optional<double> typical_error() const override { return typical_error_; }

 private:
  class Model;
  class Leads;
  std::unique_ptr<Model> model_;
  std::unique_ptr<Leads> leads_;
  double typical_error_;
};

}  // namespace nap
