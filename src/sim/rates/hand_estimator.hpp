// The steps of estimates: pilots choose the leads, and then all that is asked is counted over fresh deals.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "nap/sim/leads/lead_choice.hpp"
#include "nap/sim/rates/hand_estimate.hpp"

namespace nap {

// What the pilots have settled, and all that is to be counted over fresh deals.
struct Evaluation {
  std::vector<HandEstimate::Row> rows;
  std::vector<Outcome> outcomes;
  std::uint64_t deals;
};

// The arguments must outlive it.
class HandEstimator {
 public:
  // Requires a canonical hand, or one that is kept of canonical cards (hand_class.hpp).
  HandEstimator(Harness& harness, CardSet hand, const Setup& setup, std::span<const Contract> contracts,
                const SamplePlan& plan, const LeadPlan& leads)
      : harness_(harness), hand_(hand), setup_(setup), contracts_(contracts), plan_(plan), leads_(leads) {}

  HandEstimate estimate();
  // Empty if it was stopped.
  std::optional<Evaluation> prepare();
  RandomDeals fresh_deals() const { return {setup_, hand_, plan_.seed, Stream::Evaluation}; }

 private:
  HandEstimate enumerate(std::uint64_t number);
  HandEstimate sample();
  std::vector<LeadChoice> choices() const;
  std::uint64_t pilot_size() const;
  std::uint64_t deals_wanted(std::span<const Outcome> outcomes, const CountPilot& count) const;

  Harness& harness_;
  CardSet hand_;
  const Setup& setup_;
  std::span<const Contract> contracts_;
  const SamplePlan& plan_;
  const LeadPlan& leads_;
};

// Renames the suits of all leads.
void rename(std::vector<HandEstimate::Row>& rows, const SuitPermutation& suits);
void rename(std::vector<Outcome>& outcomes, const SuitPermutation& suits);
// Moves every place by `places`.
void shift(std::vector<HandEstimate::Row>& rows, std::size_t places);

}  // namespace nap
