// How often a declarer makes each contract with one hand: which card he should lead, chosen on some deals,
// and the success of that card, measured on others.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "nap/sim/deals/harness.hpp"
#include "nap/sim/deals/setup.hpp"
#include "nap/sim/random/interval.hpp"
#include "nap/sim/random/tally.hpp"

namespace nap {

// How many deals to look at.
struct SamplePlan {
  std::uint64_t seed = 1;
  std::optional<std::uint64_t> deals;  // exactly so many random deals
  std::optional<double> precision;     // or so many that every success rate is known to within this (95 %)
  std::uint64_t enumerate_up_to = 2'000'000;  // lies; ignored where `deals` is given

  static constexpr std::uint64_t kDefaultDeals = 20'000;
};

struct HandEstimate {
  struct Row {
    Contract contract;
    Card lead;              // the committed lead
    std::size_t committed;  // places in `tally`
    std::size_t double_dummy;
  };

  std::vector<Row> rows;    // one a contract, in the order asked
  Tally tally;              // of the evaluation alone, or of every lie
  bool is_exact = false;    // every lie was counted
  bool is_complete = true;  // false when stopped early; `tally` may then have no deals

  Estimate rate(std::size_t outcome) const;
};

// Estimates a declarer's hand, which has as many cards as the setup says. The answer depends on the hand's
// class only: its suits are renamed to the canonical order before dealing, and leads are named back.
// Contracts must differ. Leads are chosen as lead_choice.hpp says.
HandEstimate estimate_hand(Harness& harness, CardSet hand, const Setup& setup,
                           std::span<const Contract> contracts, const SamplePlan& plan);

}  // namespace nap
