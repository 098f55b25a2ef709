// One deal of an evening, before the auction and with all hands open.
#pragma once

#include <array>
#include <optional>
#include <tuple>

#include "nap/analysis/appraisal/appraiser.hpp"
#include "nap/analysis/fairness/bidding.hpp"
#include "nap/cards/deal.hpp"
#include "nap/rules/opening.hpp"

namespace nap {

// It remembers whether the contracts asked about are made, because the same declarer with the same contract
// has the same result at every school.
class OpenDeal {
 public:
  // `luck` is a uniform number from 0 to 1, with which it is decided whether players who do not see all hands
  // make the contract, too. The appraiser and the solver must outlive this.
  OpenDeal(const Deal& deal, double luck, const Appraiser& appraiser, Solver& solver);

  const Deal& hands() const { return deal_; }
  // What the seat knows whose turn it is.
  BiddingTurn turn(const Auction& auction) const;
  // How this declarer opens, and whether the contract is then made.
  Opening lead(Seat declarer, const Contract& contract) const;
  bool is_made(Seat declarer, const Contract& contract);

 private:
  bool played(Seat declarer, const Contract& contract, std::size_t place) const;

  Deal deal_;
  double luck_;
  const Appraiser& appraiser_;
  Solver& solver_;
  std::array<Appraisal, kMaxSeats> appraisals_{};
  std::array<std::array<std::optional<bool>, std::tuple_size_v<Appraisal>>, kMaxSeats> made_{};
};

}  // namespace nap
