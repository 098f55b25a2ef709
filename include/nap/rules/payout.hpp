// What a declaration pays. Pure functions; stakes are integers, expectations in stakes.
#pragma once

#include <cstdint>

#include "nap/rules/ruleset.hpp"
#include "nap/rules/seating.hpp"

namespace nap {

// What the declarer gets from all payers together; negative when he pays.
constexpr int declarer_payout(const Bid& bid, bool made, const Seating& seating) {
  return (made ? bid.win : -bid.lose) * seating.payers;
}

// What one payer pays the declarer over `deals` deals of which he makes `made`; a whole number.
constexpr std::int64_t payout_per_payer(const Bid& bid, std::uint64_t made, std::uint64_t deals) {
  return bid.win * static_cast<std::int64_t>(made) - bid.lose * static_cast<std::int64_t>(deals - made);
}

// The chance of making it at which the bid pays neither side: lose / (win + lose).
constexpr double break_even(const Bid& bid) {
  return static_cast<double>(bid.lose) / static_cast<double>(bid.win + bid.lose);
}

// Expected stakes from each payer when the bid is made with probability `success`.
constexpr double expected_payout_per_payer(const Bid& bid, double success) {
  return bid.win * success - bid.lose * (1.0 - success);
}

}  // namespace nap
