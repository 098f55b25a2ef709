#include "nap/sim/random/random_words.hpp"

#include <Random123/philox.h>

namespace nap {

// The words come from Philox4x32-10 (Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1,
// 2, 3", SC11). The key is the seed; the counter is (i, stream, block).
void RandomWords::refill() {
  using Philox = r123::Philox4x32;
  const Philox::key_type key = {
      {static_cast<std::uint32_t>(seed_), static_cast<std::uint32_t>(seed_ >> 32U)}};
  const Philox::ctr_type counter = {{static_cast<std::uint32_t>(i_), static_cast<std::uint32_t>(i_ >> 32U),
                                     static_cast<std::uint32_t>(stream_), block_++}};
  const Philox::ctr_type block = Philox()(counter, key);
  for (std::size_t word = 0; word < words_.size(); ++word) words_[word] = block[word];
  used_ = 0;
}

}  // namespace nap
