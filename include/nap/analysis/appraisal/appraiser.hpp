// What a player at the table expects from any hand.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/solver/solver.hpp"

namespace nap {

// How often a hand makes each contract of an appraiser with its best lead, in the order of contracts(). There
// is room for every number of tricks, with trumps and without, and for two kinds of misère.
using Appraisal = std::array<double, 2 * kMaxHandCards + 2>;

// The success in play, in the deals that are made with all hands open after the lead and in the other deals.
// If hands are open in play, the rates are 1 and 0.
struct PlaySuccess {
  double open_made = 1.0;
  double open_lost = 0.0;
};

// Tells what hands are worth. The answers are pure functions of the hand. Several threads may ask at once.
class Appraiser {
 public:
  Appraiser(const Setup& setup, std::vector<Contract> contracts);
  virtual ~Appraiser() = default;

  const Setup& setup() const { return setup_; }
  const std::vector<Contract>& contracts() const { return contracts_; }
  // The place of a contract in an appraisal. Throws std::out_of_range if it is not one of contracts().
  std::size_t place_of(const Contract& contract) const;

  virtual Appraisal appraise(CardSet hand) const = 0;
  // How the hand opens as declarer.
  virtual Opening lead(CardSet hand, std::size_t contract, Solver& solver) const = 0;
  virtual PlaySuccess play_success(CardSet, std::size_t /*contract*/) const { return {}; }
  // The root mean square error of appraisals that are predictions; nothing if they were counted.
  virtual std::optional<double> typical_error() const { return std::nullopt; }

 private:
  Setup setup_;
  std::vector<Contract> contracts_;
};

}  // namespace nap
