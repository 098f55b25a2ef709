// The one way to choose a lead. The openings here are outcomes: a contract with the way in which it is
// opened. Each step chooses among the openings that the step before has left equal:
//
//   1. openings that are proved to make the contract (leads.hpp); if there are any, step 4 follows;
//   2. openings with the most successes in a first pilot of random deals;
//   3. openings with the most successes in a second pilot, which has fresh deals and a fixed size;
//   4. the opening that the written rule prefers (leads.hpp).
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "nap/chance/tally.hpp"
#include "nap/sim/deals/deals.hpp"
#include "nap/sim/deals/outcome.hpp"
#include "nap/sim/deals/setup.hpp"

namespace nap {

// The openings for one contract that are still candidates.
class LeadChoice {
 public:
  // Keeps only the openings that are proved, if there are any. Requires at least one opening, each with a
  // lead of the hand.
  LeadChoice(const Setup& setup, CardSet hand, std::vector<Outcome> openings);

  std::span<const Outcome> openings() const { return openings_; }
  // Whether no pilot is needed, because one opening is left or all openings left are proved to make the
  // contract.
  bool is_settled() const { return is_proved_ || openings_.size() == 1; }

  // Keeps the openings with the most successes. Requires one count per opening.
  void keep_most(std::span<const std::uint64_t> successes);
  // Keeps the openings that `is_kept` marks. Requires one mark per opening, at least one of them set.
  void keep(const std::vector<bool>& is_kept);
  // Keeps only the opening that the written rule prefers.
  void settle() { openings_ = {best()}; }

  // The candidate that the written rule prefers.
  const Outcome& best() const;

 private:
  CardSet hand_;
  std::vector<Outcome> openings_;
  bool is_proved_ = false;
};

// For each of the contracts, in their order, the choice among all distinct openings of the hand.
std::vector<LeadChoice> all_leads(const Setup& setup, CardSet hand, std::span<const Contract> contracts);

// If every world is counted, no pilot is needed. openings_of lists the openings of all choices, choice by
// choice. best_openings takes a tally whose first outcomes are these, and returns for each choice the best
// opening and its place in the tally.
std::vector<Outcome> openings_of(std::span<const LeadChoice> choices);
struct CountedOpening {
  Outcome opening;
  std::size_t place;
};
std::vector<CountedOpening> best_openings(std::span<const LeadChoice> choices, const Tally& tally);

// Counts these deals of a pilot. If counting is stopped, the tally has fewer deals.
using CountPilot = std::function<Tally(DealRange deals, std::span<const Outcome> outcomes)>;

// Counts the openings of all unsettled choices over the same deals, and keeps in each choice the openings
// with the most successes.
void run_pilot(std::span<LeadChoice> choices, DealRange deals, const CountPilot& count);

inline constexpr std::uint64_t kPilotDeals = 2'000;  // at most, in each of the two pilots of a single hand

// The deals of both pilots. They are the same if the seed is the same. Requires a canonical hand
// (hand_class.hpp), or one that is kept of canonical cards, so that the choice depends only on the class.
RandomDeals pilot_deals(const Setup& setup, CardSet hand, std::uint64_t seed);

// Runs both pilots of so many deals each, and returns the chosen opening of each choice, in order. The
// openings mean nothing if a pilot was stopped.
std::vector<Outcome> choose_openings(std::vector<LeadChoice> choices, std::uint64_t deals,
                                     const CountPilot& count);

}  // namespace nap
