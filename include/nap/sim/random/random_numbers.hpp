// Random numbers by number: each a pure function of the seed, the stream and its place, so any split of the
// work over threads or processes sees the same ones.
#pragma once

#include <cstdint>

namespace nap {

// Independent streams under one seed.
enum class Stream : std::uint32_t { Pilot, Evaluation, Corpus, Sample, Auction, Correction };

// A seed of the subject's own, so that what is drawn for one subject says nothing of what is drawn for
// another.
std::uint64_t seed_of(std::uint64_t seed, std::uint64_t subject);

class RandomNumbers {
 public:
  RandomNumbers(std::uint64_t seed, Stream stream) : seed_(seed), stream_(stream) {}

  // The i-th number, uniform below `bound`, which is positive.
  std::uint32_t below(std::uint64_t i, std::uint32_t bound) const;

 private:
  std::uint64_t seed_;
  Stream stream_;
};

}  // namespace nap
