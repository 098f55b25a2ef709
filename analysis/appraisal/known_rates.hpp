// Appraisals of hands that were all rated.
#pragma once

#include <memory>

#include "nap/analysis/appraisal/appraiser.hpp"

namespace nap {

// Appraises by the rates of every hand class. They come from a book, or from a deck short enough to rate all
// classes.
class KnownRates : public Appraiser {
 public:
  // Requires every hand class, and the same contracts for every hand.
  explicit KnownRates(const RatedHands& hands);
  ~KnownRates() override;

  Appraisal appraise(CardSet hand) const override;
  Opening lead(CardSet hand, std::size_t contract, Solver& solver) const override;
  PlaySuccess play_success(CardSet hand, std::size_t contract) const override;

 private:
  struct Known;
  class Classes;
  std::unique_ptr<Classes> classes_;
};

}  // namespace nap
