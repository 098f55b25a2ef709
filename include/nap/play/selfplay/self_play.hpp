// Self-play of very many deals on all threads.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "nap/play/selfplay/play_out.hpp"
#include "nap/play/selfplay/played_rate.hpp"
#include "nap/sim/deals/harness.hpp"

namespace nap {

// Makes a player that uses this solver, which outlives it. Called once for each thread.
using MakePlayer = std::function<std::unique_ptr<Player>(Solver&)>;

// The players of each thread are alike, and a choice depends on the view alone, so the results are the same
// for every number of threads.
class SelfPlay {
 public:
  SelfPlay(Harness& harness, MakePlayer declarer, MakePlayer defenders);
  ~SelfPlay();

  // Plays these deals of the source, by their numbers; whether each was made, in order. Where it is stopped
  // these are the results of a first part of the deals.
  std::vector<bool> play(const DealSource& source, std::span<const std::uint64_t> deals,
                         const PlayedGame& game);

  // Plays the first deals of `range` that are in each stratum: as many as `sizes` says, or as there are.
  // So many deals of each stratum as `skipped` says come before them and are left out. Requires a game with a
  // lead. Where it is stopped, fewer.
  StrataPlays play_strata(const DealSource& source, DealRange range, const PlayedGame& game,
                          const StrataSizes& sizes, const StrataSizes& skipped = {});

  Harness& harness() const { return harness_; }

 private:
  struct Table;  // the players of one thread

  Table& table(Solver& solver, std::size_t thread);

  Harness& harness_;
  MakePlayer declarer_;
  MakePlayer defenders_;
  std::vector<std::unique_ptr<Table>> tables_;
};

}  // namespace nap
