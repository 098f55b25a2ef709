// Chooses what to keep of more cards than are played, together with the lead: a plan.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "nap/sim/deals/harness.hpp"
#include "nap/sim/deals/setup.hpp"
#include "nap/solver/solver.hpp"

namespace nap {

// The setup of a declarer who keeps these of the cards dealt: only the declarer knows the others.
Setup setup_after(const Setup& setup, CardSet dealt, CardSet keep);

// A contract to choose a plan for, and cards that every plan for it keeps.
struct KeepTask {
  Contract contract;
  CardSet must_keep = {};
};

struct KeepPlan {
  CardSet keep;
  Opening lead;
  bool is_proved;  // as leads.hpp proves it
};

// A round of the race: it ends after so many deals, counted from the first round on, and then only so many
// plans are left of each contract.
struct KeepRound {
  std::uint64_t deals;
  std::size_t most;
};

// The most plans that are left of a contract.
inline constexpr std::size_t kMostKeepPlans = 8;

// For each contract, in order, the best plans, the best first. None if it was stopped. `only`, if there is
// one, is a card that every plan leads.
//
// Plans that are proved to make the contract come before all others. The others race over the deals of the
// pilots with all hands open after the lead, in rounds that end after 64, 256 and 1,024 deals. After each
// round the plans drop out that are behind the leader by more than three standard errors, or behind the 32,
// 16 and kMostKeepPlans best. (A race with halving: Z. Karnin and others, ICML 2013.) Between equal plans the
// keep with more points of the rule of thumb is the better one, at misère the one with fewer; then the one
// whose lead the written rule prefers.
//
// A pure function of the arguments but for the harness. The choice depends only on the class of the cards
// together with those out of play.
std::vector<std::vector<KeepPlan>> choose_keeps(Harness& harness, CardSet dealt, const Setup& setup,
                                                std::span<const KeepTask> tasks, std::uint64_t seed,
                                                std::optional<Card> only);

// The same for very many hands: with one solver, the caller's rounds, and only the `starters` plans of each
// contract that have the most points of the rule of thumb, at misère the fewest. If `stop` was set, the plans
// mean nothing. Requires canonical cards (hand_class.hpp).
struct KeepRace {
  std::size_t starters;
  std::span<const KeepRound> rounds;
};
std::vector<std::vector<KeepPlan>> race_keeps(Solver& solver, CardSet dealt, const Setup& setup,
                                              std::span<const KeepTask> tasks, std::uint64_t seed,
                                              const KeepRace& race, const std::atomic<bool>& stop);

}  // namespace nap
