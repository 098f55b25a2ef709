// What somebody at the table takes his hand to be worth, for any hand that he may be dealt.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/solver/solver.hpp"

namespace nap {

// How often the hand makes each contract of an appraiser, in their order, with its best lead. There is room
// for every number of tricks, with trumps and without, and two kinds of misère.
using Appraisal = std::array<double, 2 * kMaxHandCards + 2>;

// Pure functions of the hand; may be asked by several threads at once.
class Appraiser {
 public:
  Appraiser(const Setup& setup, std::vector<Contract> contracts);
  virtual ~Appraiser() = default;

  const Setup& setup() const { return setup_; }
  const std::vector<Contract>& contracts() const { return contracts_; }
  // The place of a contract in an appraisal. Throws std::out_of_range where it is none of contracts().
  std::size_t place_of(const Contract& contract) const;

  virtual Appraisal appraise(CardSet hand) const = 0;
  // The card that he leads when he is the declarer.
  virtual Card lead(CardSet hand, std::size_t contract, Solver& solver) const = 0;
  // How far off appraisals are (root mean square) where they are predictions; nothing where they were
  // counted.
  virtual std::optional<double> typical_error() const { return std::nullopt; }

 private:
  Setup setup_;
  std::vector<Contract> contracts_;
};

}  // namespace nap
