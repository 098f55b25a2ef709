// Plays as many deals of one contract as the rate needs.
#pragma once

#include <cstdint>
#include <memory>

#include "nap/play/selfplay/self_play.hpp"

namespace nap {

class PlayedSample {
 public:
  // Plays the first deals of `games`. `open` is the rate with all hands open after the lead, and `searched`
  // is how many deals are searched at first for deals to play. Requires games with leads, all of one
  // contract.
  PlayedSample(SelfPlay& selfplay, std::shared_ptr<const GameSource> games, const Estimate& open,
               std::uint64_t searched);

  // Plays these numbers of deals of each stratum, as far as twice as many deals have them, or kMostSearched
  // if that is more.
  void play(const StrataSizes& sizes);
  // Plays until neither side of the rate's interval is wider than `half_width`: a pilot tells how many deals
  // to begin with, and after that the interval found tells how many are lacking. The interval stays too wide
  // only if kMostSearched deals have too few of a stratum, or if the error of the open rate alone is wider.
  void play_until(double half_width, const StrataPlays& pilot);

  Estimate rate() const { return played_rate(open_, plays_); }
  std::uint64_t plays() const { return plays_.deals(); }

  static constexpr std::uint64_t kMostSearched = std::uint64_t{1} << 20U;

 private:
  void add(const StrataSizes& sizes, std::uint64_t searched);

  SelfPlay& selfplay_;
  std::shared_ptr<const GameSource> games_;
  Estimate open_;
  std::uint64_t searched_;
  StrataPlays plays_;
};

}  // namespace nap
