// Self-play on one thread: for work that is shared out by hands instead of deals.
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
  // The solver and the players are used as long as it lives.
  DealPlayer(Solver& solver, std::unique_ptr<Player> declarer, std::unique_ptr<Player> defenders);

  // As SelfPlay::play.
  std::vector<bool> play(const DealSource& source, std::span<const std::uint64_t> deals,
                         const PlayedGame& game, const std::atomic<bool>& stop);

  // What was played, and what the deals that were looked at for it are with open hands.
  struct Strata {
    StrataPlays plays;
    Plays open;              // deals looked at, and those of them that are made with open hands
    std::uint64_t next = 0;  // the deal after the last one that was looked at
  };
  // Looks at the deals of `range` in order, and plays the first of each stratum, until it has as many as
  // `sizes` says. Requires a game with a lead.
  Strata play_strata(const DealSource& source, DealRange range, const PlayedGame& game,
                     const StrataSizes& sizes, const std::atomic<bool>& stop);

 private:
  Solver& solver_;
  std::unique_ptr<Player> declarer_;
  std::unique_ptr<Player> defenders_;
};

}  // namespace nap
