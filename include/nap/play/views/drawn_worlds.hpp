// All worlds of one decision at once, for players who need each world more than once.
#pragma once

#include <cstdint>
#include <vector>

#include "nap/play/views/hand_strength.hpp"
#include "nap/play/views/sampled_worlds.hpp"

namespace nap {

struct DrawnWorlds {
  std::vector<WeighedWorld> worlds;
  bool are_all;  // if so, their order is not random, and a part of them is no fair sample

  int weight() const;  // of all worlds together
};

// Draws worlds for one view after another.
class WorldDrawer {
 public:
  // Draws at most `most` worlds, the same that SampledWorlds gives.
  DrawnWorlds draw(const View& view, int most, std::uint64_t seed);

 private:
  StrengthCache strengths_;
};

}  // namespace nap
