// How much is measured to test the claims about Nap.
#pragma once

#include <cstdint>

namespace nap {

struct TrialPlan {
  std::uint64_t seed = 1;
  std::uint64_t hands = 1'000;    // random hands of each setup; three times as many for Peel's setup, half as
                                  // many for five seats or more
  std::uint64_t deals = 100'000;  // for each single hand with open cards

  static constexpr std::uint64_t kPeelTimes = 3;
};

}  // namespace nap
