// The success rates of very many hands, each only as finely as something hangs on it.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "nap/rules/contract.hpp"
#include "nap/sim/deals/setup.hpp"
#include "nap/sim/random/interval.hpp"
#include "nap/solver/solver.hpp"

namespace nap {

// The success rates at which some bid of some stake table pays neither side, lowest first.
inline constexpr std::array<double, 4> kBreakEvens = {1.0 / 3.0, 1.0 / 2.0, 3.0 / 5.0, 2.0 / 3.0};

// Whether the interval excludes every one of them.
bool is_decided(const Estimate& rate);

// How often one lead makes one contract.
struct Rate {
  Contract contract;
  Card lead;  // the committed lead
  std::uint64_t deals;
  std::uint64_t successes;
  Estimate success;  // exact where `deals` are all the lies there are
};

// Every contract that the stake tables have: 1 to `cards` tricks, misère without trump, misère with the suit
// led as trump.
std::vector<Contract> rated_contracts(int cards);

struct RatePlan {
  std::uint64_t seed = 1;
  double precision = 0.01;  // half the width of the interval of a rate that meets a break-even

  static constexpr std::uint64_t kFirstLook = 32;    // deals; every later look is at twice as many
  static constexpr std::uint64_t kGoodDeals = 1024;  // the fewest for a rate that might pay
  static constexpr double kEarlyMiss = 0.0005;
  static constexpr std::uint64_t kEnumerateUpTo = 12'000;  // lies
};

// A rate for each of the contracts, in their order; nothing where it was stopped. A pure function of what
// is given: the deals of every hand are its own. Requires a canonical hand (see hand_class.hpp).
//
// A pilot chooses the leads; fresh deals measure them. Each rate is looked at after 32 deals, 64 and so on,
// and is done when its interval excludes every break-even, or else when the interval is as narrow as
// `precision`. The intervals are repeated confidence intervals (C. Jennison and B. W. Turnbull, J. R.
// Statist. Soc. B 51, 1989): each early look misses with a probability of at most kEarlyMiss, the last with
// what is left of 5 %; so about 95 % of the time none of the looks misses, whichever it is that ends it.
std::vector<Rate> estimate_rates(Solver& solver, CardSet hand, const Setup& setup,
                                 std::span<const Contract> contracts, const RatePlan& plan,
                                 const std::atomic<bool>& stop);

// The lead for each contract alone, chosen by a pilot of 32 deals and more, up to about `most_deals`. A pure
// function of what is given. Requires a canonical hand.
std::vector<Card> choose_leads(Solver& solver, CardSet hand, const Setup& setup,
                               std::span<const Contract> contracts, std::uint64_t seed,
                               std::uint64_t most_deals, const std::atomic<bool>& stop);

// The interval of a rate that ended with so many successes and deals.
Estimate interval_of(std::uint64_t successes, std::uint64_t deals, double precision);

}  // namespace nap
