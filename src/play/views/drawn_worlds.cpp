#include "nap/play/views/drawn_worlds.hpp"

#include <cstddef>

namespace nap {

int DrawnWorlds::weight() const {
  int weight = 0;
  for (const WeighedWorld& world : worlds) weight += world.weight;
  return weight;
}

DrawnWorlds WorldDrawer::draw(const View& view, int most, std::uint64_t seed) {
  SampledWorlds sampled(view, strengths_.of(view), most, seed);
  DrawnWorlds drawn{{}, sampled.has_every_world()};
  sampled.draw(static_cast<std::size_t>(most), drawn.worlds);
  return drawn;
}

}  // namespace nap
