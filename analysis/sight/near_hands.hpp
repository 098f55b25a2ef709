// Random hands on which a contract is in question.
#pragma once

#include <cstdint>
#include <vector>

#include "nap/rules/contract.hpp"
#include "nap/sim/deals/harness.hpp"
#include "nap/sim/deals/setup.hpp"

namespace nap {

struct NearHand {
  CardSet cards;  // canonical (hand_class.hpp)
  Opening lead;   // committed
};

struct NearHands {
  std::uint64_t looked_at = 0;  // random hands up to the last that was taken; all, if too few were found
  std::vector<NearHand> hands;
};

// The first `wanted` random hands of the seed that come near the contract (sight.hpp). The result has no
// meaning if it was stopped.
NearHands find_near_hands(Harness& harness, const Setup& setup, const Contract& contract, std::uint64_t seed,
                          std::uint64_t wanted);

}  // namespace nap
