// Deals of one contract that are played after one lead, as many as its rate needs.
#pragma once

#include <cstdint>

#include "nap/play/selfplay/self_play.hpp"
#include "nap/sim/deals/deals.hpp"

namespace nap {

class PlayedSample {
 public:
  // Plays the first deals of `deals`. `open` is the rate with all hands open after the lead, and `searched`
  // is how many deals are searched at first for those to play. Requires a game with a lead.
  PlayedSample(SelfPlay& selfplay, const RandomDeals& deals, const PlayedGame& game, const Estimate& open,
               std::uint64_t searched);

  // Plays so many deals of each stratum, as far as they are found among twice as many deals or kMostSearched.
  void play(const StrataSizes& sizes);
  // Plays until neither side of the rate's interval is wider than `half_width`: a pilot says how many deals
  // to begin with, and then the interval that came out says how many are lacking. Falls short of it only
  // where kMostSearched deals have too few of a stratum, or where the error of the open rate alone is wider.
  void play_until(double half_width, const StrataPlays& pilot);

  Estimate rate() const { return played_rate(open_, plays_); }
  std::uint64_t plays() const { return plays_.deals(); }

  static constexpr std::uint64_t kMostSearched = std::uint64_t{1} << 20U;

 private:
  void add(const StrataSizes& sizes, std::uint64_t searched);

  SelfPlay& selfplay_;
  RandomDeals deals_;
  PlayedGame game_;
  Estimate open_;
  std::uint64_t searched_;
  StrataPlays plays_;
};

}  // namespace nap
