// All lies of one decision at once, for players who need each of them more than once.
#pragma once

#include <cstdint>
#include <vector>

#include "nap/play/views/hand_strength.hpp"
#include "nap/play/views/sampled_lies.hpp"

namespace nap {

struct DrawnLies {
  std::vector<WeighedLie> lies;
  bool are_all;  // in an order that is not random, so that a part of them is no fair sample

  int weight() const;  // of all together
};

// Draws lies for one view after another.
class LieDrawer {
 public:
  // At most `most` lies, those of SampledLies.
  DrawnLies draw(const View& view, int most, std::uint64_t seed);

 private:
  StrengthCache strengths_;
};

}  // namespace nap
