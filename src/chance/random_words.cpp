#include "nap/chance/random_words.hpp"

#include <algorithm>

#include <Random123/philox.h>

namespace nap {

// The words come from Philox4x32-10 (Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1,
// 2, 3", SC11). The key is the seed; the counter is (i, stream, block). A block is a chain of
// multiplications, so computing two blocks at a time takes little longer than one.
void RandomWords::refill() {
  using Philox = r123::Philox4x32;
  const Philox::key_type key = {
      {static_cast<std::uint32_t>(seed_), static_cast<std::uint32_t>(seed_ >> 32U)}};
  Philox::ctr_type counter = {{static_cast<std::uint32_t>(i_), static_cast<std::uint32_t>(i_ >> 32U),
                               static_cast<std::uint32_t>(stream_), block_++}};
  const Philox::ctr_type first = Philox()(counter, key);
  counter[3] = block_++;
  const Philox::ctr_type second = Philox()(counter, key);
  std::copy(first.begin(), first.end(), words_.begin());
  std::copy(second.begin(), second.end(), words_.begin() + first.size());
  used_ = 0;
}

}  // namespace nap
