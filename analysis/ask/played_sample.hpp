// Plays as many deals of one contract as the rate needs.
#pragma once

#include <cstdint>
#include <memory>

#include "nap/play/selfplay/self_play.hpp"

namespace nap {

// Leads are tried in play only if the rate with open hands leaves play something to change.
inline constexpr double kSafeOpenRate = 0.97;

// The players of kReferencePlayer at all seats. The harness must outlive it.
SelfPlay reference_play(Harness& harness, std::uint64_t seed);
// The seed of the defenders there.
std::uint64_t seed_of_defenders(std::uint64_t seed);
// A seed for the deals of one contract: each contract is played on deals of its own, so that the rates of two
// contracts are independent.
std::uint64_t seed_of_deals(std::uint64_t seed, const Contract& contract);

// Plays a few deals of each stratum. They fix sizes, and rate nothing.
StrataPlays play_pilot(SelfPlay& selfplay, const GameSource& games);

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
