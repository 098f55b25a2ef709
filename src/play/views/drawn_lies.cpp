#include "nap/play/views/drawn_lies.hpp"

#include <cstddef>

namespace nap {

int DrawnLies::weight() const {
  int weight = 0;
  for (const WeighedLie& lie : lies) weight += lie.weight;
  return weight;
}

DrawnLies LieDrawer::draw(const View& view, int most, std::uint64_t seed) {
  SampledLies sampled(view, strengths_.of(view), most, seed);
  DrawnLies drawn{{}, sampled.has_every_lie()};
  sampled.draw(static_cast<std::size_t>(most), drawn.lies);
  return drawn;
}

}  // namespace nap
