// Which card to lead for each contract: what must be counted to choose, and the choice.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "nap/cards/card_set.hpp"
#include "nap/sim/random/tally.hpp"

namespace nap {

// Counted are each contract after each lead, and the tricks below and above each target, whose sum is the
// mean of tricks.
class Candidates {
 public:
  Candidates(CardSet hand, std::span<const Contract> contracts);

  std::span<const Outcome> outcomes() const { return outcomes_; }

  // The outcome's place in a tally of `outcomes`; it is added where it was not there yet.
  std::size_t place_of(const Outcome& outcome);

  // The lead that succeeded most often; of equal ones that with more tricks on average (but at misère), then
  // the preferred one.
  Card best_lead(const Tally& tally, const Contract& contract);

 private:
  void add_leads(const Contract& contract);
  std::uint64_t tricks_in_all(const Tally& tally, Trump trump, Card lead);

  CardSet hand_;
  std::vector<Card> leads_;
  std::vector<Outcome> outcomes_;
};

}  // namespace nap
