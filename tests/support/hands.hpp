// Hands with rates made by hand.
#pragma once

#include <string>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"

namespace nap::test {

inline constexpr Contract kMisere{0, Trump::none()};
inline constexpr Contract kMisereTrump{0, Trump::first_lead()};
inline constexpr Contract tricks(int number) { return {number, Trump::first_lead()}; }

// A rate where every one of so many lies was counted, or so many random deals.
Rate exact_rate(const Contract& contract, std::uint64_t successes, std::uint64_t deals);
Rate sampled_rate(const Contract& contract, std::uint64_t successes, std::uint64_t deals);

// A hand ("AKQ.JT.." of a deck of 52) that never makes anything, whatever is led: it leads its highest card.
RatedHand hopeless_hand(const std::string& hand, double weight);
// Replaces the rate of the same contract; the lead stays.
void set_rate(RatedHand& hand, const Rate& rate);

// The hands as if they were every class; their weights are scaled to add up to 1.
RatedHands whole(std::vector<RatedHand> hands);
// The hands as a random sample, in their order; all weigh the same.
RatedHands sample_of(std::vector<RatedHand> hands);

}  // namespace nap::test
