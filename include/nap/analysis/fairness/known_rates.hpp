// Appraisals of hands that were all rated.
#pragma once

#include <memory>

#include "nap/analysis/fairness/appraiser.hpp"

namespace nap {

// From rates of every hand class: a book's, or of a deck so short that all of them were rated.
class KnownRates : public Appraiser {
 public:
  // Requires hands.is_whole, all with the same contracts.
  explicit KnownRates(const RatedHands& hands);
  ~KnownRates() override;

  Appraisal appraise(CardSet hand) const override;
  Card lead(CardSet hand, std::size_t contract, Solver& solver) const override;

 private:
  struct Known;
  class Classes;
  std::unique_ptr<Classes> classes_;
};

}  // namespace nap
