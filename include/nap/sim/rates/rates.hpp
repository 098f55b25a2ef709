// The success rates of very many hands. Each rate is measured only as precisely as decisions need.
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "nap/chance/interval.hpp"
#include "nap/rules/opening.hpp"
#include "nap/rules/payout.hpp"
#include "nap/sim/deals/setup.hpp"
#include "nap/solver/solver.hpp"

namespace nap {

// Whether the interval contains no break-even.
bool is_decided(const Estimate& rate);

// How often one lead makes one contract.
struct Rate {
  Contract contract;
  Opening lead;  // the committed lead
  std::uint64_t deals;
  std::uint64_t successes;
  Estimate success;  // exact if every world was counted
};

// Every contract of the stake tables: 1 to `cards` tricks, misère without trump, and misère with the suit led
// as trump.
std::vector<Contract> rated_contracts(int cards);

struct RatePlan {
  std::uint64_t seed = 1;
  double precision = 0.01;  // half the interval of a rate that stays too close to a break-even

  static constexpr std::uint64_t kFirstLook = 32;  // deals; each later look is at twice as many
  static constexpr std::uint64_t kGoodDeals =
      1024;  // the fewest deals of a rate that is not below every break-even
  static constexpr double kEarlyMiss = 0.0005;
  static constexpr std::uint64_t kEnumerateUpTo = 12'000;  // worlds
};

// A rate for each contract, in order. There are none if `stop` was set. A pure function of the other
// arguments: every hand has deals of its own. Requires a canonical hand (hand_class.hpp).
//
// A pilot chooses the leads (lead_race.hpp), and fresh deals measure them. Each rate is looked at after 32
// deals, after 64, and so on. A rate is finished if its interval contains no break-even, and either lies
// below the lowest break-even or has kGoodDeals deals. At the latest it is finished when its interval is as
// narrow as `precision`. The intervals are repeated confidence intervals (C. Jennison and B. W. Turnbull, J.
// R. Statist. Soc. B 51, 1989). Each early look misses the true rate with a probability of at most
// kEarlyMiss, and the last look with the rest of the 5 %. So all looks together hold the true rate about 95 %
// of the time, whichever look is the last one used.
std::vector<Rate> estimate_rates(Solver& solver, CardSet hand, const Setup& setup,
                                 std::span<const Contract> contracts, const RatePlan& plan,
                                 const std::atomic<bool>& stop);

// The interval of a rate that was finished with these counts under a plan with this precision.
Estimate interval_of(std::uint64_t successes, std::uint64_t deals, double precision);

}  // namespace nap
