// Numbered random numbers. Each is a pure function of the seed, the stream and its number. So the numbers are
// the same however the work is split over threads or processes.
#pragma once

#include <cstdint>

namespace nap {

// Independent streams under one seed, one for each purpose.
enum class Stream : std::uint32_t {
  Pilot,
  Evaluation,
  Corpus,
  Sample,
  Auction,
  Success,
  Quiz,
  Worlds,  // drawn for one decision of a player
  Play,    // deals that are played out, and other chances of play
  Pool,    // who draws the lowest card for what is left in a pool
  Cut      // of a deck that is not shuffled before each deal, and its shuffles
};

// A seed for one subject: draws with it are independent of the draws for other subjects.
std::uint64_t seed_of(std::uint64_t seed, std::uint64_t subject);

class RandomNumbers {
 public:
  RandomNumbers(std::uint64_t seed, Stream stream) : seed_(seed), stream_(stream) {}

  // Random number i, uniform from 0 to `bound` - 1. Requires a positive bound.
  std::uint32_t below(std::uint64_t i, std::uint32_t bound) const;

 private:
  std::uint64_t seed_;
  Stream stream_;
};

}  // namespace nap
