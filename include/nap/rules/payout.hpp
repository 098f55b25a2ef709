// What a declared bid pays. Stakes are whole numbers; expected payouts are in stakes, too.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "nap/cards/deal.hpp"
#include "nap/rules/ruleset.hpp"
#include "nap/rules/seating.hpp"

namespace nap {

// How a declared bid ended.
enum class BidResult : std::uint8_t { Lost, Made };

constexpr BidResult bid_result(bool is_made) { return is_made ? BidResult::Made : BidResult::Lost; }

// What the declarer gets from each payer; negative if the declarer pays.
constexpr int stake_of(const Bid& bid, BidResult result) {
  return result == BidResult::Made ? bid.win : -bid.lose;
}

// What a declarer who makes the bid gets for each payer, the pool included.
constexpr double payout_if_made(const Bid& bid) { return bid.win + bid.from_pool; }

// What the declarer gets from all payers together; negative if the declarer pays.
constexpr int declarer_payout(const Bid& bid, BidResult result, const Seating& seating) {
  return stake_of(bid, result) * seating.payers;
}

// What everybody at the table gets from one deal, by seat from the dealer's left; the dealer comes last, with
// or without cards. Amounts that a seat pays are negative; all amounts add up to zero.
using Payments = std::array<int, kMaxSeats>;

// A bid to settle. The stakes count `times` times.
struct Settlement {
  const Bid& bid;
  BidResult result;
  Seat declarer;
  int times = 1;
};

// Requires a declarer who holds cards.
constexpr Payments payments_of(const Settlement& settlement, const Seating& seating) {
  assert(settlement.declarer.number() < seating.active);
  Payments payments{};
  const int each = settlement.times * stake_of(settlement.bid, settlement.result);
  for (const Seat seat : all_seats(seating.payers + 1)) payments[seat.index()] = -each;
  payments[settlement.declarer.index()] =
      settlement.times * declarer_payout(settlement.bid, settlement.result, seating);
  return payments;
}

// What a revoke by this seat pays, which ends the hand. A declarer who revokes pays as for a lost bid. A
// defender pays the declarer what the bid would have won, and the others pay nothing (ES). Requires seats
// with cards.
constexpr Payments payments_of_revoke(const Settlement& settlement, Seat revoking, RevokePays pays,
                                      const Seating& seating) {
  assert(settlement.result == BidResult::Lost && revoking.number() < seating.active);
  if (revoking == settlement.declarer) return payments_of(settlement, seating);
  const int payers = pays == RevokePays::All ? seating.payers : 1;
  const int amount = settlement.times * stake_of(settlement.bid, BidResult::Made) * payers;
  Payments payments{};
  payments[revoking.index()] = -amount;
  payments[settlement.declarer.index()] = amount;
  return payments;
}

// What the declarer gets for each payer over `deals` deals if he makes the bid in `made` of them. Without a
// pool this is a whole number.
constexpr double payout_per_payer(const Bid& bid, std::uint64_t made, std::uint64_t deals) {
  return payout_if_made(bid) * static_cast<double>(made) - bid.lose * static_cast<double>(deals - made);
}

// The break-even: the chance of success at which the bid pays neither side, lose / (win + lose), where the
// pool counts as won.
constexpr double break_even(const Bid& bid) { return bid.lose / (payout_if_made(bid) + bid.lose); }

// The break-evens in the stake tables, lowest first.
inline constexpr std::array<double, 4> kBreakEvens = {1.0 / 3.0, 1.0 / 2.0, 3.0 / 5.0, 2.0 / 3.0};

// Expected stakes for each payer if the bid is made with probability `success`.
constexpr double expected_payout_per_payer(const Bid& bid, double success) {
  return payout_if_made(bid) * success - bid.lose * (1.0 - success);
}

}  // namespace nap
