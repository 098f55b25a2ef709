// Self-play on one thread, for work that is divided by hands instead of deals.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "nap/play/selfplay/play_out.hpp"
#include "nap/play/selfplay/played_rate.hpp"
#include "nap/sim/deals/deals.hpp"
#include "nap/solver/solver.hpp"

namespace nap {

class DealPlayer {
 public:
  // Uses the solver and the players as long as it lives. The solver must outlive it.
  DealPlayer(Solver& solver, std::unique_ptr<Player> declarer, std::unique_ptr<Player> defenders);

  // Plays deals as SelfPlay::play does. If `stop` is set, gives fewer results.
  std::vector<bool> play(const DealSource& source, std::span<const std::uint64_t> deals,
                         const PlayedGame& game, const std::atomic<bool>& stop);

  // The plays, and the results with open hands of all deals that were looked at for them.
  struct Strata {
    StrataPlays plays;
    Plays open;              // deals looked at, and how many of them are made with open hands
    std::uint64_t next = 0;  // the deal after the last one looked at
  };
  // Looks at the deals of `range` in order and plays the first deals of each stratum, until each has as many
  // as `sizes` says. Requires a game with a lead.
  Strata play_strata(const DealSource& source, DealRange range, const PlayedGame& game,
                     const StrataSizes& sizes, const std::atomic<bool>& stop);

 private:
  Solver& solver_;
  std::unique_ptr<Player> declarer_;
  std::unique_ptr<Player> defenders_;
};

}  // namespace nap
