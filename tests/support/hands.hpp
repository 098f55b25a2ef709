// Hands with rates that a test chooses.
#pragma once

#include <string>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"

namespace nap::test {

inline constexpr Contract kMisere{0, Trump::none()};
inline constexpr Contract kMisereTrump{0, Trump::first_lead()};
inline constexpr Contract tricks(int number) { return {number, Trump::first_lead()}; }

// Rates found by counting all of `deals` worlds, or by counting `deals` random deals.
HandRate exact_rate(const Contract& contract, std::uint64_t successes, std::uint64_t deals);
HandRate sampled_rate(const Contract& contract, std::uint64_t successes, std::uint64_t deals);

// A hand ("AKQ.JT.." of a deck of 52) that never makes any contract. Every lead is its highest card.
RatedHand hopeless_hand(const std::string& hand, double weight);
// Replaces the hand's rate for the same contract. The lead stays.
void set_rate(RatedHand& hand, const HandRate& rate);

// These hands as if they were all classes. Their weights are scaled to add up to 1.
RatedHands whole(std::vector<RatedHand> hands);
// These hands as a random sample in strata of two neighbours. If their number is odd, the last stratum has
// three, or there is one of one hand.
RatedHands in_pairs(RatedHands hands);
// These hands as a random sample, in their order, with equal weights.
RatedHands sample_of(std::vector<RatedHand> hands);

}  // namespace nap::test
