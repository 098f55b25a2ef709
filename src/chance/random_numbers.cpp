#include "nap/chance/random_numbers.hpp"

#include <Random123/philox.h>

#include "nap/chance/random_words.hpp"

namespace nap {

std::uint32_t RandomNumbers::below(std::uint64_t i, std::uint32_t bound) const {
  return static_cast<std::uint32_t>(RandomWords(seed_, stream_, i).below(bound));
}

std::uint64_t seed_of(std::uint64_t seed, std::uint64_t subject) {
  using Philox = r123::Philox4x32;
  constexpr std::uint32_t kSeeds = ~std::uint32_t{0};  // no Stream has this value
  const Philox::key_type key = {{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32U)}};
  const Philox::ctr_type words = Philox()(
      {{static_cast<std::uint32_t>(subject), static_cast<std::uint32_t>(subject >> 32U), kSeeds, 0}}, key);
  return words[0] | std::uint64_t{words[1]} << 32U;
}

}  // namespace nap
