// All worlds of one decision at once, for players who need each of them more than once.
#pragma once

#include <cstdint>
#include <vector>

#include "nap/play/views/hand_strength.hpp"
#include "nap/play/views/sampled_worlds.hpp"

namespace nap {

struct DrawnWorlds {
  std::vector<WeighedWorld> worlds;
  bool are_all;  // in an order that is not random, so that a part of them is no fair sample

  int weight() const;  // of all together
};

// Draws worlds for one view after another.
class WorldDrawer {
 public:
  // At most `most` worlds, those of SampledWorlds.
  DrawnWorlds draw(const View& view, int most, std::uint64_t seed);

 private:
  StrengthCache strengths_;
};

}  // namespace nap
