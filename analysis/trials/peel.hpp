// The game that Peel's claims are about.
#pragma once

#include <string_view>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/rules/ruleset.hpp"
#include "nap/sim/rates/rates.hpp"

namespace nap {

// Peel's ideal table: four players, 52 cards, five each.
inline constexpr Setup kPeelSetup{Deck(52), 4, 5};

constexpr Contract tricks(int number) { return {number, Trump::first_lead()}; }
inline constexpr Contract kNap = tricks(5);

// The bids of Peel's table that need no earlier one; `nap` may win and lose other stakes than 10 and 5.
std::vector<Bid> peel_bids(int nap_win = 10, int nap_loss = 5);
// The bids of peel_bids() that need three tricks or more.
std::vector<Bid> peel_bids_from_three();
// Whether the hand's best bid has this id. Requires rates of every bid's contract.
bool is_best(const std::vector<Bid>& bids, const RatedHand& hand, std::string_view id);
// The bid with this id. Requires that there is one.
const Bid& bid_of(const std::vector<Bid>& bids, std::string_view id);

}  // namespace nap
