// Self-play of very many deals on all threads.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "nap/play/selfplay/games.hpp"
#include "nap/play/selfplay/played_rate.hpp"
#include "nap/sim/deals/harness.hpp"

namespace nap {

// Makes a player that uses this solver, which outlives the player. Several threads may call it at once.
using MakePlayer = std::function<std::unique_ptr<Player>(Solver&)>;

// The players of all threads are alike, and a choice depends on the view alone. So the results are the same
// for every number of threads.
//
// Ownership: it owns one declarer and one player for all defenders for each thread, made when that thread
// first plays. These use the harness's solver of that thread, so the harness must outlive it. It copies the
// two MakePlayers; what they refer to must outlive it, too. Sources, deals and games need to live until a
// call returns, not longer.
//
// Threads: play() and play_strata() run on the threads of the harness, so one thread at a time may call them,
// or anything else that uses the harness. They call the MakePlayers and the source from several threads at
// once. A player works for one thread at a time.
class SelfPlay {
 public:
  SelfPlay(Harness& harness, MakePlayer declarer, MakePlayer defenders);
  ~SelfPlay();

  // Plays the deals that have these numbers, and returns for each, in order, whether it was made. If play is
  // stopped, returns the results of a first part of the deals.
  std::vector<bool> play(const GameSource& games, std::span<const std::uint64_t> deals);
  std::vector<bool> play(const DealSource& source, std::span<const std::uint64_t> deals,
                         const PlayedGame& game) {
    return play(OneGame(source, game), deals);
  }

  // Whether each deal of `range`, in order, is made with all hands open after the lead. Requires games with
  // leads. If it is stopped, the results mean nothing.
  std::vector<char> made_open(const GameSource& games, DealRange range);

  // Looks at the deals of `range` in order. Of each stratum it leaves out as many deals as `skipped` says and
  // plays the next ones, as many as `sizes` says or as there are. Requires games with leads. If play is
  // stopped, it plays fewer.
  StrataPlays play_strata(const GameSource& games, DealRange range, const StrataSizes& sizes,
                          const StrataSizes& skipped = {});
  StrataPlays play_strata(const DealSource& source, DealRange range, const PlayedGame& game,
                          const StrataSizes& sizes, const StrataSizes& skipped = {}) {
    return play_strata(OneGame(source, game), range, sizes, skipped);
  }

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
